import { type Complaint, complaintOf, type LanguageCode, plainSpeaker, type Said, speak } from '#core';
import { type PositionRecord, packPosition } from '#session';
import { loadLanguage } from '#words';
import { ask } from '../library/asking.ts';
import { findSolutions } from '../library/mistakes.ts';
import { positionOf } from '../library/position-of.ts';
import { parse } from '../library/texts.ts';

/** What the player asks its helper, which runs in a worker so that no key waits for it. */
export type HelperQuestion =
  | { readonly ask: 'read'; readonly text: string; readonly kind: string | undefined; readonly language: LanguageCode }
  | { readonly ask: 'hint'; readonly puzzle: PositionRecord; readonly language: LanguageCode }
  | { readonly ask: 'say'; readonly said: Said; readonly language: LanguageCode };

/** A hint as the player shows it: what is said at each level, and what the last one does. */
export interface PlayerHint {
  readonly levels: readonly (readonly string[])[];
  readonly cells: readonly number[];
  readonly rules: readonly number[];
  readonly place: readonly { readonly cell: number; readonly value: number }[];
  readonly remove: readonly { readonly cell: number; readonly value: number }[];
}

export interface HelperAnswers {
  readonly read: PositionRecord;
  readonly hint: PlayerHint;
  readonly say: string;
}

export type Reply =
  | { readonly ok: true; readonly answer: HelperAnswers[keyof HelperAnswers] }
  | { readonly ok: false; readonly sentence: string };

const reporting = { report() {} };

addEventListener('message', async ({ data }: MessageEvent<HelperQuestion>) => {
  const speaker = { ...plainSpeaker, language: await loadLanguage(data.language) };
  const say = (complaint: Complaint): string => speak(complaint.said, speaker);
  const reply = (message: Reply): void => postMessage(message);
  try {
    if (data.ask === 'hint') {
      const report = await ask('hint', { puzzle: data.puzzle }, reporting);
      const levels = report.lines.map((lines) => lines.map((line) => speak(line, speaker)));
      const { cells, rules = [], place, remove } = report.status === 'step' ? report.step : NOTHING;
      reply({ ok: true, answer: { levels, cells, rules, place, remove } });
      return;
    }
    if (data.ask === 'say') {
      reply({ ok: true, answer: speak(data.said, speaker) });
      return;
    }
    const { puzzles, errors } = parse({ text: data.text, kind: data.kind });
    const [first] = puzzles;
    if (first) reply({ ok: true, answer: await foggy(first.puzzle) });
    else reply({ ok: false, sentence: errors[0] ? say(errors[0]) : '' });
  } catch (error) {
    reply({ ok: false, sentence: say(complaintOf(error)) });
  }
});

const NOTHING = { cells: [], rules: [], place: [], remove: [] };

/** Fog lifts round what is right, so the solution has to be known. */
async function foggy(record: PositionRecord): Promise<PositionRecord> {
  if (!record.kept?.fog || record.kept.solution) return record;
  const { solvability, solutions } = await findSolutions({ puzzle: record }, reporting);
  if (solvability !== 'one') return record;
  const puzzle = positionOf(record);
  return packPosition({ ...puzzle, kept: { ...puzzle.kept, solution: [...solutions[0]!] } });
}
