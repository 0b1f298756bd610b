import { type Cell, type Puzzle, type Said, type Speaker, speak, speakText, type Value } from '#core';
import type { AnswerOf } from '../library/operations.ts';

type Step = AnswerOf<'explain'>['steps'][number];

/** Cells, values, groups and steps of one puzzle in the language of the page. */
export interface StepWords {
  cells(cells: readonly Cell[]): string;
  values(values: readonly Value[]): string;
  house(group: number): string;
  /** Where to look, without giving the cells away. */
  where(step: Step): string;
  /** What the step is called. */
  name(step: Step): string;
  /** The whole argument. */
  sentence(step: Step): string;
}

/** `t` is that of the namespace play. */
export function stepWords(t: (key: string, options: Said['parts']) => string, speaker: Speaker, { geometry, symbols }: Puzzle): StepWords {
  const say = (text: string, parts: Said['parts']): string => speakText(text, parts, speaker);
  const cellPart = (cell: Cell) => ({ cell: geometry.placesOf(cell).map((place) => geometry.places[place]!.name) });
  const words: StepWords = {
    cells: (cells) => say('{cells}', { cells: cells.map(cellPart) }),
    values: (values) => say('{values}', { values: values.map((value) => symbols.all[value - 1]!) }),
    house: (group) => say('{house}', { house: geometry.groups[group]!.called }),
    where({ houses, values, cells }) {
      if (houses.length > 0) return words.house(houses[0]!);
      if (values.length > 0) return t('hint.placesOf', { value: words.values(values.slice(0, 1)) });
      return t('hint.around', { cell: words.cells(cells.slice(0, 1)) });
    },
    name: ({ label }) => speak(label, speaker),
    sentence: ({ why }) => speak(why, speaker),
  };
  return words;
}
