import { type Cell, fail, ok, type Result } from '#core';
import type { FoundFields, IssKey } from '../define.ts';
import type { Space } from '../space.ts';
import { type AutomatonState, formatAutomaton, formatPairs, parseAutomaton, parsePairs } from '../tables.ts';
import { BitReader, BitWriter, bitsFor } from './bits.ts';
import { cellsIn, issCell, one, readIssCells } from './iss.ts';

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** The lists of cells behind a table: empty arguments part them, and those that begin with _ name the table for people. */
function readLines(args: readonly string[], space: Space): Result<readonly (readonly Cell[])[]> {
  const lines: string[][] = [[]];
  for (const argument of args) {
    if (argument === '' || argument.startsWith('_')) lines.push([]);
    else lines.at(-1)!.push(argument);
  }
  const found: Cell[][] = [];
  for (const names of lines.filter(({ length }) => length > 0)) {
    const cells = readIssCells(names, space);
    if (!cells.ok) return cells;
    found.push(cells.value);
  }
  return ok(found);
}

function withLines(args: readonly string[], space: Space, fields: FoundFields): Result<readonly FoundFields[]> {
  const lines = readLines(args, space);
  return lines.ok ? ok(lines.value.map((path) => ({ ...fields, path }))) : lines;
}

/**
 * A table of pairs, six to a sign, row by row and the lowest bit first. The older names of the types have the last two signs the other way
 * round.
 */
export function issPairs(type: 'Pair' | 'PairX'): IssKey {
  const older = type === 'Pair' ? 'Binary' : 'BinaryX';
  return {
    type,
    older: [older],
    read([packed = '', ...args], space, found) {
      const signs = found === older ? packed.replace(/[-_]/g, (sign) => (sign === '-' ? '_' : '-')) : packed;
      const { numbers } = space;
      const strange = [...signs].find((sign) => !SIGNS.includes(sign));
      if (strange !== undefined || signs.length > Math.ceil(numbers.length ** 2 / 6) + 1)
        return fail('{found} is not a table of pairs in base 64', { found: JSON.stringify(packed.slice(0, 40)) });
      const allows = (a: number, b: number): boolean => {
        const at = numbers.indexOf(a) * numbers.length + numbers.indexOf(b);
        return ((SIGNS.indexOf(signs[Math.floor(at / 6)] ?? 'A') >> (at % 6)) & 1) === 1;
      };
      return withLines(args, space, { allowed: formatPairs(numbers, allows) });
    },
    write(fields, space) {
      const { numbers } = space;
      const pairs = parsePairs(String(fields['allowed']))!;
      const bits = numbers.flatMap((a) => numbers.map((b) => (pairs.get(a)?.includes(b) ? 1 : 0)));
      const signs = Array.from({ length: Math.ceil(bits.length / 6) }, (_, i) =>
        SIGNS.charAt(bits.slice(i * 6, i * 6 + 6).reduce<number>((all, bit, k) => all | (bit << k), 0)),
      );
      return one(signs.join('').replace(/A+$/, ''), '', ...cellsIn(fields, 'path').map((cell) => issCell(cell, space)));
    },
  };
}

/**
 * An automaton, bit by bit: two for the way it is packed, four for the bits of a state less one, four for the number of symbols less one, how
 * many states begin, how many others end, a bit for each beginning that is an end as well (the last one first). Then the states, those
 * that begin first and the other ends next: in the plain way how many moves (in as many bits as four more say) and each as symbol and state,
 * in the packed way a bit for each symbol (the last one first) and a state for each that is set.
 */
export const issAutomaton: IssKey = {
  type: 'NFA',
  read([packed = '', ...args], space) {
    const states = unpack(packed, space.lowest);
    return states
      ? withLines(args, space, { states: formatAutomaton(states) })
      : fail('{found} is not an automaton in base 64', { found: JSON.stringify(packed.slice(0, 40)) });
  },
  write(fields, space) {
    const states = parseAutomaton(String(fields['states']))!;
    return one(pack(states, space.numbers), '', ...cellsIn(fields, 'path').map((cell) => issCell(cell, space)));
  },
};

function unpack(packed: string, lowest: number): readonly AutomatonState[] | undefined {
  const bits = BitReader.of(packed);
  if (!bits) return undefined;
  const isPacked = bits.take(2) === 1;
  const stateBits = bits.take(4) + 1;
  const symbols = bits.take(4) + 1;
  const [starts, ends] = [bits.take(stateBits), bits.take(stateBits)];
  const startEnds = Array.from({ length: starts }, () => bits.take(1) === 1).reverse();
  const countBits = isPacked ? 0 : bits.take(4);
  const symbolBits = bitsFor(symbols - 1);
  const all: Map<number, number[]>[] = [];
  const move = (moves: Map<number, number[]>, symbol: number, to: number): void => {
    moves.set(symbol + lowest, [...(moves.get(symbol + lowest) ?? []), to]);
  };
  while (bits.left >= (isPacked ? symbols : countBits) && (isPacked || countBits > 0)) {
    const moves = new Map<number, number[]>();
    if (isPacked) {
      const set = bits.take(symbols);
      for (let symbol = 0; symbol < symbols; symbol++) if ((set >> symbol) & 1) move(moves, symbol, bits.take(stateBits));
    } else for (let count = bits.take(countBits); count > 0; count--) move(moves, bits.take(symbolBits), bits.take(stateBits));
    all.push(moves);
  }
  // What fills up the last byte may look like states without moves; states that only are led to have none either.
  const last = Math.max(
    starts + ends - 1,
    ...all.flatMap((moves) => [...moves.values()].flat()),
    all.findLastIndex(({ size }) => size > 0),
  );
  if (bits.isShort || starts === 0 || last >= MOST_STATES) return undefined;
  return Array.from({ length: last + 1 }, (_, i) => ({
    isStart: i < starts,
    isEnd: i < starts ? startEnds[i]! : i < starts + ends,
    moves: all[i] ?? new Map<number, readonly number[]>(),
  }));
}

const MOST_STATES = 0xffff;

function pack(states: readonly AutomatonState[], numbers: readonly number[]): string {
  const order = [...states.keys()].sort((a, b) => classOf(states[a]!) - classOf(states[b]!) || a - b);
  const starts = states.filter(({ isStart }) => isStart).length;
  const ends = states.filter(({ isStart, isEnd }) => isEnd && !isStart).length;
  const stateBits = Math.max(1, bitsFor(states.length - 1), bitsFor(starts));
  const moves = order.map((state) =>
    numbers.flatMap((number, symbol) => (states[state]!.moves.get(number) ?? []).map((to) => [symbol, order.indexOf(to)] as const)),
  );
  const countBits = Math.max(1, bitsFor(Math.max(...moves.map(({ length }) => length))));
  const bits = new BitWriter();
  bits.put(0, 2);
  bits.put(stateBits - 1, 4);
  bits.put(numbers.length - 1, 4);
  bits.put(starts, stateBits);
  bits.put(ends, stateBits);
  for (let i = starts - 1; i >= 0; i--) bits.put(states[order[i]!]!.isEnd ? 1 : 0, 1);
  bits.put(countBits, 4);
  for (const own of moves) {
    bits.put(own.length, countBits);
    for (const [symbol, to] of own) {
      bits.put(symbol, bitsFor(numbers.length - 1));
      bits.put(to, stateBits);
    }
  }
  return bits.text;
}

/** Those that begin first, then the other ends. */
function classOf({ isStart, isEnd }: AutomatonState): number {
  return isStart ? 0 : isEnd ? 1 : 2;
}
