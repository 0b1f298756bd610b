import type { ReadItem } from './format.ts';
import { type ReadOptions, refuseAllButStreams, streamPuzzles } from './read.ts';

/** A run of plain 9x9 lines as bytes: 81 digits or dots and a line feed each, nothing else. */
export interface PlainLines {
  /** The number of the first line, from 1. */
  readonly line: number;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const CELLS = 81;
const STRIDE = CELLS + 1;
const LINE_FEED = 10;
/** Shorter files are read puzzle by puzzle, as everything else is. */
const LEAST_LINES = 16;

/**
 * Reads like `streamPuzzles`, but hands out runs of plain 9x9 lines unread, as bytes: a file of a million of them
 * should cost no more to read than to copy. From the first line that is anything else it goes on puzzle by puzzle,
 * so what is read is the same; only how it is handed out differs.
 */
export async function* streamPlainLines(
  chunks: AsyncIterable<string | Uint8Array>,
  options: ReadOptions,
): AsyncGenerator<PlainLines | ReadItem> {
  // Who refuses it says why.
  if (refuseAllButStreams(chunks)) return yield* streamPuzzles(chunks, options);
  const input = chunks[Symbol.asyncIterator]();
  let kept: Uint8Array<ArrayBuffer> = new Uint8Array(0);
  let line = 1;
  for (;;) {
    const { value, done } = await input.next();
    const isBytes = !done && value instanceof Uint8Array;
    if (isBytes) kept = concatenate(kept, value);
    const lines = countPlain(kept);
    const isLong = line > 1 || lines >= LEAST_LINES;
    if (isLong && lines > 0) {
      yield { line, bytes: kept.slice(0, lines * STRIDE) };
      kept = kept.slice(lines * STRIDE);
      line += lines;
    }
    const isPartOfLine = kept.length < STRIDE && isBytes && isPlain(kept, 0, kept.length);
    if (isPartOfLine || (isBytes && !isLong && lines * STRIDE === kept.length)) continue;
    // What is left of this piece is not plain, or the input is over: the ordinary reader takes it and all that follows.
    if (done && kept.length === 0 && line > 1) return;
    const rest = prepend(isBytes || done ? [kept] : [kept, value], done ? undefined : input);
    for await (const item of streamPuzzles(rest, line > 1 ? { ...options, from: 'line', mayBeEmpty: true } : options))
      yield { ...item, line: item.line + line - 1 };
    return;
  }
}

/** How many whole plain lines a piece begins with. */
function countPlain(bytes: Uint8Array): number {
  let lines = 0;
  while ((lines + 1) * STRIDE <= bytes.length && bytes[(lines + 1) * STRIDE - 1] === LINE_FEED && isPlain(bytes, lines * STRIDE, CELLS))
    lines++;
  return lines;
}

function isPlain(bytes: Uint8Array, from: number, length: number): boolean {
  for (let i = from; i < from + length; i++) {
    const byte = bytes[i]!;
    if (byte !== 46 && (byte < 48 || byte > 57)) return false;
  }
  return true;
}

function concatenate(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}

async function* prepend(
  first: readonly (string | Uint8Array)[],
  rest: AsyncIterator<string | Uint8Array> | undefined,
): AsyncGenerator<string | Uint8Array> {
  for (const piece of first) if (typeof piece === 'string' || piece?.length !== 0) yield piece;
  for (let next = await rest?.next(); next && !next.done; next = await rest?.next()) yield next.value;
}
