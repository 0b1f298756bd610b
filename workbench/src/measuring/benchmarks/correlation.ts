import { basename } from 'node:path';
import { clueCount, ok, round } from '#core';
import { ratePuzzle, SURVEY_CLASSES, surveyClasses } from '#logic';
import { rankCorrelation } from '#measuring/tools';
import { findSolution } from '#operations';
import { Desk } from '#techniques';
import { defineBenchmark } from './benchmark.ts';
import { engineOf, readList } from './lists.ts';

export const correlation = defineBenchmark({
  id: 'correlation',
  summary: "Rank correlation (Spearman) of the rating with the clues and with the survey's classes (002)",
  subjects: '<lists...>',
  settings: {},
  examples: [['puzzles.txt', 'how much clue counts say about ratings']],
  async *measure(paths, _, begin) {
    const engine = await engineOf('fast');
    const desk = new Desk();
    for (const path of paths) {
      const puzzles = readList(path);
      if (!puzzles.ok) {
        yield puzzles;
        continue;
      }
      const progress = begin('rating', 'puzzles');
      const rated = puzzles.value.flatMap((puzzle, index) => {
        progress.update(index);
        const unique = (): boolean => findSolution(puzzle, engine, {}).solvability === 'one';
        const { end, er } = ratePuzzle(puzzle, { unique, desk });
        const { byClues, byLines } = surveyClasses(puzzle);
        return end === 'solved' ? [{ er, clues: clueCount(puzzle), byClues: classNumber(byClues), byLines: classNumber(byLines) }] : [];
      });
      progress.stop();
      const ratings = rated.map(({ er }) => er);
      const withRating = (name: 'clues' | 'byClues' | 'byLines'): number | null => {
        const others = rated.map((one) => one[name]);
        const value = rankCorrelation(ratings, others);
        return value === undefined ? null : round(value, 2);
      };
      yield ok({
        file: basename(path),
        rated: rated.length,
        clues: withRating('clues'),
        classByClues: withRating('byClues'),
        classByLines: withRating('byLines'),
      });
    }
  },
  line: ({ file, rated, clues, classByClues, classByLines }) =>
    `${file}: ${rated} rated puzzles; ER and clues ${told(clues)}, class by clues ${told(classByClues)}, class by lines ${told(classByLines)}`,
});

const told = (value: number | null): string => (value === null ? 'not defined (nothing varies)' : String(value));

type SurveyClass = ReturnType<typeof surveyClasses>['byClues'];
const classNumber = (name: SurveyClass): number => (name === undefined ? -1 : SURVEY_CLASSES.indexOf(name));
