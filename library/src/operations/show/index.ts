import { clueCount, ok, type Puzzle, said, speak, type Words } from '#core';
import { terminalColour } from '#drawing';
import { findRule } from '#rules';
import { number, object, text, whole } from '#schema';
import { finishedField, kindField } from '../answer-fields.ts';
import { CLUES } from '../clue-words.ts';
import { EXAMPLE_PUZZLE } from '../fields.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import { drawPuzzle, inColour, PLAIN_TERMINAL, type Terminal } from '../terminal.ts';

export const show = defineOperation({
  id: 'show',
  summary: 'Draw puzzles in the terminal: boxes, regions, layers side by side, faces as a net',
  subject: onePuzzle,
  fields: { columns: whole(20, 1000).default(PLAIN_TERMINAL.columns).describe('How many characters a line may have.') },
  answer: object({
    status: finishedField,
    kind: kindField,
    title: text().optional(),
    clues: number(),
    text: text().describe('The drawing.'),
  }),
  example: { puzzle: EXAMPLE_PUZZLE },
  run: (puzzle) => ok({ clues: clueCount(puzzle) }),
  json: (puzzle, { clues }, { columns }) => ({
    status: finished(),
    kind: puzzle.kind.spec,
    ...(puzzle.info.title === undefined ? {} : { title: puzzle.info.title }),
    clues,
    text: drawn(puzzle, { ...PLAIN_TERMINAL, columns }),
  }),
  lines: (puzzle, { clues }, { columns }, terminal) =>
    `${terminal.colours.dim(heading(puzzle, clues, terminal))}\n${drawn(puzzle, { ...terminal, columns })}`,
  verdict: () => 'answered',
  ended: () => undefined,
});

/** The drawing, and under it a legend: what each rule means, and its lines. */
function drawn(puzzle: Puzzle, terminal: Terminal): string {
  const ids = [...new Set(puzzle.rules.map(({ id }) => id))];
  const legend = ids.flatMap((id) => {
    const { en, de, fr } = findRule(id)!.words;
    const lines = puzzle.rules.filter((one) => one.id === id).map(({ text: line }) => `  ${line}`);
    const say = (words: Words<string>): string => speak(said(words), terminal.speaker);
    return [
      `${inInkOf(id, terminal.colours.bold(say({ en: en.name, de: de.name, fr: fr.name })))}: ${say({ en: en.rule, de: de.rule, fr: fr.rule })}`,
      ...lines,
    ];
  });
  return [drawPuzzle(puzzle, terminal), ...legend].join('\n');

  /** The name of a rule in the colour of its lines. */
  function inInkOf(id: string, name: string): string {
    const lines = puzzle.rules.filter((one) => one.id === id).flatMap((one) => one.draw().filter(({ shape }) => shape === 'line'));
    const colour = lines[0]?.shape === 'line' ? terminalColour(lines[0].style) : undefined;
    return colour && terminal.colours.isColorSupported ? inColour(name, colour) : name;
  }
}

function heading({ info, kind }: Puzzle, clues: number, { speaker }: Terminal): string {
  return [info.title, kind.spec, speak(said(CLUES, { clues }), speaker)].filter(Boolean).join(', ');
}
