import { expect, test } from 'vitest';
import { makeRandom } from '#core';
import { kindOf } from '#kinds';
import { ruleReader, withRules } from '#rules';
import { matchesRegex, parseRegex, regexMachine, writtenAs } from '../library/src/rules/regex.ts';

/** Whether the machine that solves takes the numbers. */
function isTaken(pattern: string, numbers: readonly number[]): boolean {
  const machine = regexMachine(parseRegex(pattern)!);
  let state: string | number | undefined = machine.start;
  numbers.forEach((number, position) => {
    if (state !== undefined) state = machine.step(state, number, position);
  });
  return state !== undefined && machine.accepts(state);
}

test('on random expressions the checker, the machine and JavaScript agree', () => {
  const random = makeRandom(17);
  const pick = <T>(list: readonly T[]): T => list[random.below(list.length)]!;
  const made = (depth: number): string => {
    if (depth === 0) return pick(['1', '2', '3', '.', '[12]', '[^1]', '[1-3]']);
    const inner = (): string => made(depth - 1);
    return pick([
      () => inner() + inner(),
      () => `(${inner()}|${inner()})`,
      () => `(${inner()})${pick(['*', '+', '?', '{2}', '{1,2}', '{1,}', '{0,1}', '{0}'])}`,
      inner,
    ])();
  };
  let matched = 0;
  for (let i = 0; i < 1500; i++) {
    const pattern = made(1 + random.below(3));
    const numbers = Array.from({ length: random.below(6) }, () => 1 + random.below(4));
    const text = numbers.map(writtenAs).join('');
    const expected = new RegExp(`^(?:${pattern})$`).test(text);
    if (expected) matched++;
    expect([pattern, text, matchesRegex(parseRegex(pattern)!, text)]).toEqual([pattern, text, expected]);
    expect([pattern, text, isTaken(pattern, numbers)]).toEqual([pattern, text, expected]);
  }
  expect(matched).toBeGreaterThan(200);
});

test.each([
  ['(1*)*(1*)*(1*)*2', true],
  [`${'('.repeat(60)}1${'*)'.repeat(60)}*2`, true],
  ['(.|.|.)*(..?.?)*(1|1|11)*2', true],
  ['((.{100}){100}){100}', false],
  ['1'.repeat(100_000), false],
])('an expression that would hold up another reader is judged at once, or refused: %.40s', (pattern, isRead) => {
  const expression = parseRegex(pattern);
  expect(expression !== undefined).toBe(isRead);
  if (expression) expect(matchesRegex(expression, '1'.repeat(80))).toBe(false);
});

test('an expression whose machine has too many states is refused in words', () => {
  const kind = kindOf('classic:3x3');
  const line = kind.geometry.groups.slice(0, 4).flatMap(({ cells }) => cells);
  const rule = ruleReader(kind).make('regex', { pattern: '.*1.{20}', path: line });
  if (!rule.ok) throw new Error(rule.error);
  const ruled = withRules(kind, [rule.value]);
  expect(ruled.ok ? '' : ruled.error).toMatch(/too many cases/);
});
