import { type Cell, type Puzzle, speakText } from '#core';
import { announce } from '../announce.tsx';
import { loadSpeaker } from '../language.ts';
import { texts } from '../texts.ts';

/** Has the rules of a cell read out. */
export async function sayRules({ rules }: Puzzle, cell: Cell): Promise<void> {
  const [speaker] = await Promise.all([loadSpeaker(), texts.load(['rules'])]);
  const here = rules.filter(({ cells }) => cells.includes(cell)).map(({ called }) => speakText('{rule}', { rule: called }, speaker));
  const say = texts.say(['rules']);
  announce(here.length === 0 ? say('noneHere') : say('spokenHere', { rules: here.join(', ') }));
}
