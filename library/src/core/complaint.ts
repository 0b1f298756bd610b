import type { BudgetEnd } from './budget.ts';
import { inEnglish } from './english.ts';
import { type Part, type Said, said } from './said.ts';

/** What is wrong, in a sentence or in words of one: in plain English, and as data for other languages. Survives JSON and workers. */
export interface Complaint {
  readonly error: string;
  readonly said: Said;
  /** Where it is only that a bound came before the answer: which. */
  readonly end?: BudgetEnd;
}

/** What may stand in a hole of a complaint: parts, and complaints, which are sentences. */
export type Hole = Part | Complaint;
export type Holes = Readonly<Record<string, Hole>>;

/** A complaint: complain('line {line} is empty', { line: 3 }). The text is its key in the catalogues of other languages. */
export function complain(text: Said['text'], holes: Holes = {}): Complaint {
  const parts = Object.entries(holes).map(([name, hole]): [string, Part] => [name, isComplaint(hole) ? hole.said : hole]);
  const sentence = said(text, Object.fromEntries(parts));
  return { error: inEnglish(sentence), said: sentence };
}

function isComplaint(hole: Hole): hole is Complaint {
  return typeof hole === 'object' && 'said' in hole;
}

/** A complaint that is thrown, because no caller on the way can do anything about it. */
export class ComplaintError extends Error {
  readonly said: Said;

  constructor({ error, said: sentence }: Complaint) {
    super(error);
    this.name = 'ComplaintError';
    this.said = sentence;
  }
}

/** Words of others, which stand as they are. */
export function foreign(words: string): Complaint {
  return complain('{words}', { words });
}

/** What was thrown as a complaint. */
export function complaintOf(thrown: unknown): Complaint {
  if (thrown instanceof ComplaintError) return { error: thrown.message, said: thrown.said };
  return foreign(thrown instanceof Error ? thrown.message : String(thrown));
}
