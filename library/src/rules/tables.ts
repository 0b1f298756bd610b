/** The numbers that may stand behind each number, "1:2,3 2:4"; undefined where a text is no such list. */
export function parsePairs(text: string): ReadonlyMap<number, readonly number[]> | undefined {
  const words = text.trim().split(/\s+/);
  const pairs = new Map<number, readonly number[]>();
  for (const word of words) {
    const [, first, others] = /^(\d{1,2}):(\d{1,2}(?:,\d{1,2})*)$/.exec(word) ?? [];
    if (first === undefined || pairs.has(Number(first))) return undefined;
    pairs.set(Number(first), others!.split(',').map(Number));
  }
  return pairs;
}

/** The list that `parsePairs` reads; one that allows nothing says so of a number that nothing holds. */
export function formatPairs(numbers: readonly number[], allows: (a: number, b: number) => boolean): string {
  const words = numbers.flatMap((a) => {
    const others = numbers.filter((b) => allows(a, b));
    return others.length === 0 ? [] : [`${a}:${others.join()}`];
  });
  return words.length === 0 ? '99:99' : words.join(' ');
}

/** A state of an automaton: whether one may begin and end there, and where each number leads. */
export interface AutomatonState {
  readonly isStart: boolean;
  readonly isEnd: boolean;
  readonly moves: ReadonlyMap<number, readonly number[]>;
}

/** The most states that an automaton may have. */
const MOST_STATES = 0xffff;

/**
 * The states of an automaton, counted from 0, with semicolons between them: "start 1>1 2-9>0; end 1,2>1". A number may lead to several
 * states; the numbers along a line are taken where some way from a start comes to an end. Undefined where a text is none.
 */
export function parseAutomaton(text: string): readonly AutomatonState[] | undefined {
  const parts = text.split(';');
  if (parts.length > MOST_STATES) return undefined;
  const states: AutomatonState[] = [];
  for (const part of parts) {
    const words = part
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '');
    const moves = new Map<number, number[]>();
    for (const word of words) {
      if (word === 'start' || word === 'end') continue;
      const [, listed, to] = /^([\d,-]+)>(\d{1,5})$/.exec(word) ?? [];
      const numbers = listed === undefined ? undefined : parseNumbers(listed);
      if (!numbers || Number(to) >= parts.length) return undefined;
      for (const number of numbers) moves.set(number, [...(moves.get(number) ?? []), Number(to)]);
    }
    states.push({ isStart: words.includes('start'), isEnd: words.includes('end'), moves });
  }
  return states.some(({ isStart }) => isStart) ? states : undefined;
}

/** "1-3,5" */
function parseNumbers(text: string): number[] | undefined {
  const numbers: number[] = [];
  for (const run of text.split(',')) {
    const [, from, to = from] = /^(\d{1,2})(?:-(\d{1,2}))?$/.exec(run) ?? [];
    if (from === undefined) return undefined;
    for (let number = Number(from); number <= Number(to); number++) numbers.push(number);
  }
  return numbers;
}

/** The text that `parseAutomaton` reads. */
export function formatAutomaton(states: readonly AutomatonState[]): string {
  return states
    .map(({ isStart, isEnd, moves }) => {
      const byTarget = new Map<number, number[]>();
      for (const [number, targets] of moves) for (const to of targets) byTarget.set(to, [...(byTarget.get(to) ?? []), number]);
      const words = [...byTarget].sort(([a], [b]) => a - b).map(([to, numbers]) => `${formatNumbers(numbers)}>${to}`);
      return [...(isStart ? ['start'] : []), ...(isEnd ? ['end'] : []), ...words].join(' ');
    })
    .join('; ');
}

function formatNumbers(numbers: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const number of numbers.toSorted((a, b) => a - b)) {
    const last = runs.at(-1);
    if (last?.[1] === number - 1) last[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join();
}
