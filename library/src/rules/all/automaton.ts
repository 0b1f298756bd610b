import { complain } from '#core';
import { defineRule } from '../define.ts';
import { sequence } from '../draft.ts';
import { path, text } from '../fields.ts';
import { issAutomaton } from '../keys/iss-tables.ts';
import { subsetMachine } from '../subsets.ts';
import { parseAutomaton } from '../tables.ts';

/** The numbers along the line lead through the states of an automaton from a start to an end. */
export const automaton = defineRule({
  id: 'automaton',
  example: {
    kind: 'classic:2x2',
    rules: ['automaton "start 1-4>0 1>1; 2-4>2; end": r4c2 r4c3 r1c2 r1c3 r2c3', 'automaton "start 1-4>0 1>1; 2-4>2; end": r2c3 r2c2 r1c2'],
    puzzle: '........4......3',
  },
  fields: { states: text(['start 1-2>1; end 3-4>0 1>1', 'start 1>1 2-4>0; end 1-4>1', 'start 1-4>0 1>1; 2-4>2; end']), path: path() },
  refuses: ({ states }) =>
    parseAutomaton(states)
      ? undefined
      : complain('expected the states of an automaton such as "start 1>1 2-9>0; end", found {found}', {
          found: JSON.stringify(states.slice(0, 40)),
        }),
  holds({ states, path }, at) {
    const all = parseAutomaton(states)!;
    let here = new Set(all.flatMap(({ isStart }, state) => (isStart ? [state] : [])));
    for (const cell of path) here = new Set([...here].flatMap((state) => all[state]!.moves.get(at(cell)) ?? []));
    return [...here].some((state) => all[state]!.isEnd);
  },
  compile({ states, path }) {
    const all = parseAutomaton(states)!;
    const machine = subsetMachine({
      starts: all.flatMap(({ isStart }, state) => (isStart ? [state] : [])),
      next: (state, number) => all[state]!.moves.get(number) ?? [],
      isEnd: (state) => all[state]!.isEnd,
    });
    return [sequence(path, { key: `automaton ${states}`, ...machine })];
  },
  draw: ({ path }) => [{ shape: 'line', cells: path, style: 'plain' }],
  keys: { iss: issAutomaton },
  words: {
    en: { name: 'Automaton', rule: 'The numbers along the line lead from a start to an end of the automaton.' },
    de: { name: 'Automat', rule: 'Die Zahlen entlang der Linie führen von einem Anfang zu einem Ende des Automaten.' },
    fr: { name: 'Automate', rule: 'Les nombres le long de la ligne mènent d’un début à une fin de l’automate.' },
  },
});
