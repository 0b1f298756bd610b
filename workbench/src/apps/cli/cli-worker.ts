import type { Result } from '#core';
import { DEFAULT_ENGINE } from '#engines';
import { makeTools, operations, settleEngine, Workshop } from '#operations';
import { type PuzzleData, PuzzleUnpacker } from '#parallel';
import { type PrintedPuzzle, preparePuzzle } from '#printing';

/** An operation that a worker thread is asked to run. */
export interface AskTask {
  readonly operation: string;
  /** Undefined where it is not about one. */
  readonly puzzle: PuzzleData | undefined;
  readonly fields: object;
  /** The number of the puzzle in its file. */
  readonly number: number;
  readonly seesMemory: boolean;
}

/** A puzzle that is to be printed. */
export interface PrepareTask {
  readonly puzzle: PuzzleData;
  readonly answers: boolean;
  readonly rating: boolean;
  readonly timeMs: number;
}

const unpacker = new PuzzleUnpacker();
const workshop = new Workshop();

/** Runs any operation of the library. */
export async function ask({ operation: id, puzzle, fields, number, seesMemory }: AskTask): Promise<Result<unknown>> {
  const operation = operations.find((one) => one.id === id);
  if (!operation) throw new Error(`no operation ${id}`);
  const memory = seesMemory ? { memory: (await import('#measuring/machine')).memoryMeter() } : {};
  const tools = await makeTools(fields, workshop, { number, ...memory });
  return tools.ok ? operation.run(puzzle && unpacker.unpack(puzzle), fields, tools.value) : tools;
}

/** Finds what is printed about a puzzle. */
export async function prepare({ puzzle, ...asked }: PrepareTask): Promise<Result<Omit<PrintedPuzzle, 'puzzle'>>> {
  const ready = await settleEngine(DEFAULT_ENGINE, {}, workshop);
  if (!ready.ok) return ready;
  const prepared = preparePuzzle(unpacker.unpack(puzzle), { ...asked, engine: ready.value.engine, desk: workshop.desk });
  if (!prepared.ok) return prepared;
  // Whoever asked has the puzzle, with more than what crossed to this thread.
  const { puzzle: _, ...printed } = prepared.value;
  return { ok: true, value: printed };
}
