import { formatLine, type ReadOptions, readPuzzles } from '#formats';

export const EASY = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79';

/** What was read: kind and cells of each puzzle, or the sentence. */
export function read(text: string, options: ReadOptions = {}): string[] {
  return readPuzzles(text, options).map(({ result }) =>
    result.ok ? `${result.value.kind.spec} ${formatLine(result.value)}` : result.error,
  );
}

export const classic = `classic:3x3 ${EASY}`;
