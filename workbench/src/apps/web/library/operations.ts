import { techniqueAnswer } from '#operations';
import type { Raster } from '#picture';
import type { PositionRecord } from '#session';
import { hintOrder } from '#techniques';
import { asking } from './asking.ts';
import { designDraft } from './designing.ts';
import { drill, drillable } from './drilling.ts';
import { examplesOf } from './examples.ts';
import type { PlainData } from './experimenting.ts';
import { make } from './generating.ts';
import { kindFacts } from './kind-facts.ts';
import { compareWithSolution, findSolutions, tallySolutions } from './mistakes.ts';
import { registryWords } from './registry-words.ts';
import type { Reporting } from './reporting.ts';
import { formatCatalogue, link, parse, write, writeAll } from './texts.ts';
import { enginesFor, perform, race } from './theatre.ts';
import { answerWhyNot } from './why-not.ts';

/**
 * Everything the page asks of the library, by name: the operations, each with its report, and what only a page wants to know. It runs in a
 * worker, so inputs and answers are plain data. The page imports the types of this list only; its code, with engines, techniques and
 * formats, is loaded by the worker.
 */
export const calls = {
  ...asking,
  /** No, one or several solutions, with the first two, so that a page can show where they differ. */
  solution: findSolutions,
  /** How often each value stands in each cell, over many solutions. */
  tally: tallySolutions,
  /** Decides what the setter of a draft left open, so that it has one solution. */
  designDraft,
  /** Which entries and marks are wrong. */
  mistakes: compareWithSolution,
  /** Why a value cannot stand in a cell. */
  whyNot: answerWhyNot,
  /** Every technique, in the order in which hints look for them. */
  techniques: (_: object) => hintOrder.map(techniqueAnswer),
  /** What the things of a registry are called. */
  words: registryWords,
  formats: formatCatalogue,
  /** Positions that show a technique. */
  examples: examplesOf,
  /** A position in which a step of a technique is to be found. */
  drill,
  /** The techniques that have such positions. */
  drillable,
  kindFacts,
  /** New puzzles, as wished, each told as it is found. */
  make,
  /** Puzzles of a text in any format. */
  parse,
  /** A puzzle as a text of a format. */
  write,
  /** Several puzzles as one text. */
  writeAll,
  /** The address that opens a puzzle. */
  link,
  /** The experiments that can be run here. Their code and data are loaded when one is asked for. */
  experiments: async (_: object) => (await experimenting()).listExperiments(),
  /** The data of an experiment, from a file. */
  openReport: async ({ text }: { text: string }) => (await experimenting()).openReport(text),
  /** Makes the measurements of an experiment. */
  runExperiment: async (input: Omit<PlainData, 'rows'>, reporting: Reporting) => (await experimenting()).runExperiment(input, reporting),
  /** What measurements say: paragraphs, tables, a figure. */
  chapter: async (data: PlainData) => (await experimenting()).writeChapter(data),
  /** Measurements as a file. */
  dataFile: async (data: PlainData & { as: 'csv' | 'json' }) => (await experimenting()).writeData(data),
  /** The puzzle in a picture. Its code and its network are loaded when there is a picture. */
  readPicture: async (raster: Raster) => (await picturing()).readPicture(raster),
  /** A certificate that there is one solution, made and checked. Its code is loaded when one is asked for. */
  prove: async (input: { puzzle: PositionRecord; timeMs: number }, reporting: Reporting) => (await proving()).prove(input, reporting),
  /** Where the grid is in a picture of a camera. */
  findGrid: async (raster: Raster) => (await picturing()).findGrid(raster),
  /** A run of an engine with what it did, to be played. */
  perform,
  /** Which engines take a puzzle. */
  engines: enginesFor,
  /** One engine in a race. */
  race,
};

const experimenting = (): Promise<typeof import('./experimenting.ts')> => import('./experimenting.ts');

const picturing = (): Promise<typeof import('./picturing.ts')> => import('./picturing.ts');

const proving = (): Promise<typeof import('./proving.ts')> => import('./proving.ts');

type Operations = typeof calls;
export type OperationName = keyof Operations;
export type InputOf<Name extends OperationName> = Parameters<Operations[Name]>[0];
export type LibraryAnswer<Name extends OperationName> = Awaited<ReturnType<Operations[Name]>>;
