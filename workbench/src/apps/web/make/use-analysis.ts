import { useEffect, useState } from 'react';
import { type Cell, type Complaint, complaintOf, type Kind, type Puzzle, type Rule } from '#core';
import { packPuzzle } from '#session';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';

/** What is known of a draft so far; what is still being found out is missing. */
export interface Analysis {
  /** The kind of the puzzle that was looked at, without its rules. */
  readonly kind?: Kind;
  /** The rules of the puzzle that was looked at: it may have changed since. */
  readonly rules?: readonly Rule[];
  readonly solution?: LibraryAnswer<'solution'>;
  /** Cells in which two solutions differ, where there are several. */
  readonly differing?: readonly Cell[];
  /** What occurs in some solution, by cell. */
  readonly candidates?: LibraryAnswer<'candidates'>;
  readonly redundant?: LibraryAnswer<'minimal'>;
  /** Rules that are not needed, or what contradicts each other. */
  readonly check?: LibraryAnswer<'check'>;
  /** How often each value stands in each cell, over the solutions that were found. */
  readonly tally?: LibraryAnswer<'tally'>;
  readonly rating?: LibraryAnswer<'rate'>;
  readonly failure?: Complaint;
}

const WAIT_MS = 200;

/** Looks at a draft from every side as one types, the quick questions first; a further change ends what is under way. */
export function useAnalysis(puzzle: Puzzle, wantsCandidates: boolean): Analysis {
  const [analysis, setAnalysis] = useState<Analysis>({});
  useEffect(() => {
    const abort = new AbortController();
    const { signal } = abort;
    const add = (part: Analysis): void => {
      if (!signal.aborted) setAnalysis((old) => ({ ...old, ...part }));
    };
    const look = async (): Promise<void> => {
      const input = { puzzle: packPuzzle(puzzle) };
      const solution = await library.call('solution', { ...input, timeMs: 15_000 }, { signal });
      const [first, second] = solution.solutions;
      setAnalysis(
        first && second
          ? {
              kind: plainKind(puzzle),
              rules: puzzle.rules,
              solution,
              differing: [...first.keys()].filter((cell) => first[cell] !== second[cell]),
            }
          : { kind: plainKind(puzzle), rules: puzzle.rules, solution },
      );
      const questions: Promise<void>[] = [];
      if (wantsCandidates && solution.solvability !== 'none')
        questions.push(library.call('candidates', { ...input, true: true }, { signal }).then((candidates) => add({ candidates })));
      if (wantsCandidates && solution.solvability === 'several')
        questions.push(library.call('tally', input, { signal }).then((tally) => add({ tally })));
      if (solution.solvability === 'none' || (solution.solvability === 'one' && puzzle.rules.length > 0))
        questions.push(library.call('check', { ...input, timeMs: 30_000 }, { signal }).then((check) => add({ check })));
      if (solution.solvability === 'one') {
        questions.push(library.call('minimal', { ...input, timeMs: 20_000 }, { signal }).then((redundant) => add({ redundant })));
        questions.push(library.call('rate', input, { signal }).then((rating) => add({ rating })));
      }
      await Promise.all(questions);
    };
    const timer = setTimeout(() => {
      look().catch((error: unknown) => {
        if (!signal.aborted) setAnalysis({ kind: plainKind(puzzle), failure: complaintOf(error) });
      });
    }, WAIT_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [puzzle, wantsCandidates]);
  // Cells of another kind mean nothing here.
  return analysis.kind === plainKind(puzzle) ? analysis : NOTHING;
}

const NOTHING: Analysis = {};

const plainKind = ({ kind }: Puzzle): Kind => kind.base ?? kind;
