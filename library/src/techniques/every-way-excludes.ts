import { type Cell, popCount, said, type Value, type Words } from '#core';
import type { Board } from './board.ts';
import { canHold } from './ruled/crossing.ts';
import { leftOf } from './ruled/evidence.ts';
import { beside, blamed, boardMasks, type Exclusion, eachExclusion } from './ruled/exclusions.ts';
import { refusesWithoutRules } from './ruled/parts.ts';
import { candidatesOf } from './ruled/strike.ts';
import { type RuleUnit, type Units, unitsOf } from './ruled/units.ts';
import type { Deduction, Technique } from './technique.ts';

/**
 * Every way excludes it: one of several things is true, and each of them, by one rule or one group, excludes the same candidate.
 *
 * The several things are the candidates of a cell, the places of a value in a house, or the ways to fill a rule or a sum found by the rule of
 * 45. A candidate is taken with all that it excludes directly: what sees it, and what each of its rules would leave. Where that leaves a
 * cell, a value of a house or a rule nothing at all, none of the several things goes with it. Nothing is followed further than that, so it is no
 * chain and no trial: no consequence of a consequence is used.
 */
export const everyWayExcludes: Technique = {
  id: 'every-way-excludes',
  words: {
    en: {
      name: 'Every way excludes it',
      summary: 'A candidate that goes with no value of a cell, no cell for a value or no way to fill a rule is eliminated.',
      why: {
        cell: 'Whatever {target} holds, {by} {by|keeps|keep} {value} out of {cell}, so {result}.',
        house: 'Wherever {lost} stands in {house}, {by} {by|keeps|keep} {value} out of {cell}, so {result}.',
        room: 'With {value} in {cell}, what {by} {by|leaves|leave} of {house} has no room for all its values, so {result}.',
        rule: 'However {rule} is filled, {by} {by|keeps|keep} {value} out of {cell}, so {result}.',
        seen: 'However {rule} is filled, {cell} sees {value} in it, so {result}.',
      },
    },
    de: {
      name: 'Jeder Weg schließt es aus',
      summary: 'Ein Kandidat, der zu keinem Wert eines Feldes, keinem Platz eines Wertes oder keiner Füllung einer Regel passt, entfällt.',
      why: {
        cell: 'Was immer in {target} steht, {by} {by|schließt|schließen} {value} in {cell} aus, also {result}.',
        house: 'Wo immer {lost} in {house:dative} steht, {by} {by|schließt|schließen} {value} in {cell} aus, also {result}.',
        room: 'Mit {value} in {cell} {by|lässt|lassen} {by} in {house:dative} nicht genug Platz für alle Werte, also {result}.',
        rule: 'Wie immer {rule} gefüllt wird, {by} {by|schließt|schließen} {value} in {cell} aus, also {result}.',
        seen: 'Wie immer {rule} gefüllt wird, {cell} sieht darin {value}, also {result}.',
      },
    },
    fr: {
      name: 'Exclu de toutes les façons',
      summary:
        'Un candidat qui ne va avec aucune valeur d’une case, aucune place d’une valeur ou aucun remplissage d’une règle est éliminé.',
      why: {
        cell: 'Quoi que contienne {target}, {by} {by|exclut|excluent} {value} de {cell}, donc {result}.',
        house: 'Où que soit {lost} dans {house}, {by} {by|exclut|excluent} {value} de {cell}, donc {result}.',
        room: 'Avec {value} en {cell}, {by} {by|laisse|laissent} dans {house} trop peu de place pour toutes les valeurs, donc {result}.',
        rule: 'De quelque façon qu’on remplisse {rule}, {by} {by|exclut|excluent} {value} de {cell}, donc {result}.',
        seen: 'De quelque façon qu’on remplisse {rule}, {cell} y voit {value}, donc {result}.',
      },
    },
  },
  aliases: ['cell forcing', 'region forcing', 'sees all places'],
  rank: 112,
  ratings: [4.8, 5.4],
  refuses: refusesWithoutRules,

  *find(board) {
    const units = unitsOf(board.tables);
    const all: Exclusion[] = [];
    for (const one of eachExclusion(board, units)) {
      if (one.own.length === 0) continue;
      all.push(one);
      yield* outOfPlaces(board, one);
    }
    for (const one of all) yield* outOfRoom(board, one);
    for (const one of all) yield* outOfWays(board, one, units);
  },
  parts: ({ rules, cells, values, form }, names) => {
    const by = form === 'rule' ? rules!.slice(1) : rules!;
    return {
      by: by.length <= MOST_NAMED ? by.map(names.rule) : [said(MANY, { count: by.length })],
      ...(form === 'cell' ? { target: names.cell(cells[1]!) } : {}),
      ...(form === 'house' ? { lost: names.value(values[1]!) } : {}),
    };
  },
};

const MOST_NAMED = 4;
/** Of this many answers about a unit none is kept any longer. */
const MOST_KEPT = 5000;
const MANY: Words<string> = { en: 'one of {count} rules', de: 'eine von {count} Regeln', fr: 'une règle parmi {count}' };

/** A cell or a value of a house that has nothing left beside a candidate. */
function* outOfPlaces(board: Board, one: Exclusion): Generator<Deduction> {
  const { tables, size } = board;
  const { masks } = one;
  for (let cell = 0; cell < masks.length; cell++) {
    if (masks[cell] !== 0) continue;
    const by = blamed(
      board,
      one,
      board.candidatesOf(cell).map((value) => ({ cell, value })),
    );
    if (by.length > 0) yield deduction(board, one, 'cell', 4.8, by, [cell], []);
    return;
  }
  for (const group of tables.scan) {
    if (tables.isHouse[group] === 0) continue;
    let left = 0;
    for (const cell of tables.groupCells[group]!) left |= masks[cell]!;
    if (left === (1 << size) - 1) continue;
    const value = 32 - Math.clz32(~left & -~left);
    const places = board.placesFor(group, value);
    const by = blamed(
      board,
      one,
      places.map((cell) => ({ cell, value })),
    );
    if (by.length > 0) yield { ...deduction(board, one, 'house', 4.8, by, places, [value]), houses: [group] };
    return;
  }
}

/** A house whose cells cannot all differ beside a candidate, though each has something left. */
function* outOfRoom(board: Board, one: Exclusion): Generator<Deduction> {
  const { tables } = board;
  const { masks } = one;
  for (const group of tables.scan) {
    if (tables.isHouse[group] === 0) continue;
    const cells = [...tables.groupCells[group]!];
    // Only cells that have few values left can want for room.
    if (cells.filter((cell) => board.values[cell] === 0 && masks[cell] !== board.low[cell] && popCount(masks[cell]!) < 4).length < 2)
      continue;
    const own = cells.map((cell) => masks[cell]!);
    if (canHold(own, (1 << board.size) - 1)) continue;
    const lost = cells.flatMap((cell) =>
      board
        .candidatesOf(cell)
        .filter((value) => (masks[cell]! & (1 << (value - 1))) === 0)
        .map((value) => ({ cell, value })),
    );
    const by = blamed(board, one, lost);
    if (by.length > 0) yield { ...deduction(board, one, 'room', 5, by, cells, []), houses: [group, ...by.flatMap(({ houses }) => houses)] };
    return;
  }
}

/** A rule that cannot be filled beside a candidate. */
function* outOfWays(board: Board, one: Exclusion, { all, of }: Units): Generator<Deduction> {
  const { candidate, masks, own } = one;
  const start = boardMasks(board);
  const changed = new Set<number>();
  for (let cell = 0; cell < masks.length; cell++)
    if (board.values[cell] === 0 && masks[cell] !== board.low[cell]) for (const i of of[cell]!) changed.add(i);
  for (const i of changed) {
    const unit = all[i]!;
    if (fills(board, unit, masks)) continue;
    // Units without which the rule cannot be filled either are no part of the argument.
    let needed = own.filter((by) => by.unit !== unit);
    for (const by of needed) {
      const fewer = needed.filter((other) => other !== by);
      if (!fills(board, unit, beside(board, start, candidate, fewer))) needed = fewer;
    }
    const by = needed.map(({ unit: other }) => other);
    // What a rule says of its own cells alone is the matter of its table.
    if (by.length === 0 && unit.cells.includes(candidate.cell)) continue;
    const rating = Math.min(5.4, 5 + 0.1 * by.length);
    yield deduction(board, one, by.length === 0 ? 'seen' : 'rule', rating, [unit, ...by], unit.cells, []);
    return;
  }
}

/** Whether a unit can be filled within masks. Many candidates leave the same of a unit, so answers are kept. */
function fills(board: Board, unit: RuleUnit, masks: Int32Array): boolean {
  const left = unit.masksOf(board);
  for (let i = 0; i < unit.cells.length; i++) left[i]! &= masks[unit.cells[i]!]!;
  const all = board.tables.borrow('fillings', () => new Map<RuleUnit, Map<string, boolean>>());
  let known = all.get(unit);
  if (!known || known.size > MOST_KEPT) {
    known = new Map();
    all.set(unit, known);
  }
  const key = left.join();
  const before = known.get(key);
  if (before !== undefined) return before;
  const isFilled = unit.narrow(left);
  known.set(key, isFilled);
  return isFilled;
}

function deduction(
  board: Board,
  { candidate }: Exclusion,
  form: string,
  rating: number,
  by: readonly RuleUnit[],
  cells: readonly Cell[],
  values: readonly Value[],
): Deduction {
  const shown = [candidate.cell, ...cells.filter((cell) => cell !== candidate.cell)];
  const rules = [...new Set(by.flatMap((unit) => unit.rules))];
  return {
    technique: 'every-way-excludes',
    name: 'Every Way Excludes It',
    rating,
    place: [],
    remove: [candidate],
    cells: shown,
    values: [candidate.value, ...values],
    houses: [...new Set(by.flatMap(({ houses }) => houses))],
    candidates: candidatesOf(board, shown),
    rules,
    ...(by[0]!.houses.length > 0 ? {} : leftOf(board, rules[0], [candidate])),
    form,
  };
}
