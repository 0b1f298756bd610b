import { complain } from '#core';
import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { path, text } from '../fields.ts';
import { issRegex } from '../keys/iss-special.ts';
import { matchesRegex, parseRegex, regexMachine, writtenAs } from '../regex.ts';

/** The numbers along the line, one character each, match the expression as a whole. */
export const regex = defineRule({
  id: 'regex',
  example: {
    kind: 'classic:2x2',
    rules: ['regex ".*4[12].*": r3c2 r3c3 r2c4 r3c4', 'regex ".*4[11].*": r4c3 r4c2 r3c1 r4c1', 'regex ".*4[11].*": r1c2 r2c1 r2c2'],
    puzzle: '.....1..........',
  },
  fields: { pattern: text(['1*[23]+.*', '(12|34)*.?', '[^1]*1?[^1]*', '.{2,3}|1.*']), path: path() },
  refuses: ({ pattern }) =>
    parseRegex(pattern) ? undefined : complain('{pattern} is not a regular expression that Ninefold knows', { pattern }),
  holds: ({ pattern, path }, at) => matchesRegex(parseRegex(pattern)!, path.map((cell) => writtenAs(at(cell))).join('')),
  compile({ pattern, path }) {
    return [sequence(path, { key: `regex ${pattern}`, ...regexMachine(parseRegex(pattern)!) })];
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'plain' }],
  keys: { iss: issRegex },
  words: {
    en: { name: 'Regular expression', rule: 'The numbers along the line match the expression.' },
    de: { name: 'Regulärer Ausdruck', rule: 'Die Zahlen entlang der Linie passen zu dem Ausdruck.' },
    fr: { name: 'Expression régulière', rule: 'Les nombres le long de la ligne correspondent à l’expression.' },
  },
});
