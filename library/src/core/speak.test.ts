import { expect, test } from 'vitest';
import { ComplaintError, complain, complaintOf } from './complaint.ts';
import { plainSpeaker } from './english.ts';
import { fail } from './result.ts';
import { type GroupName, type Part, said } from './said.ts';
import { speak } from './speak.ts';

const say = (text: string, parts: Record<string, Part> = {}): string => speak(said(text, parts), plainSpeaker);
const row = (number: number): GroupName => ({ noun: { en: 'row', de: 'Zeile', fr: 'la ligne' }, number });

test('a hole is filled with its part, and with a capital where it begins with one', () => {
  expect(say('{what} and {What}', { what: 'cells' })).toBe('cells and Cells');
});

test('a word goes with a number, or with the length of a list', () => {
  const cells = (count: number): string => say('{count} {count|cell|cells}', { count });
  expect([cells(0), cells(1), cells(2)]).toEqual(['0 cells', '1 cell', '2 cells']);
  expect(say('{values|{values} is|{values} are} left', { values: ['3'] })).toBe('3 is left');
  expect(say('{values|{values} is|{values} are} left', { values: ['3', '5'] })).toBe('3 and 5 are left');
});

test('lists are joined as the text asks', () => {
  const list = ['a', 'b', 'c'];
  expect(say('{list}', { list })).toBe('a, b and c');
  expect(say('{list:or}', { list })).toBe('a, b or c');
  expect(say('{list:; }', { list })).toBe('a; b; c');
  expect(speak(said('{list}', { list }), { ...plainSpeaker, most: 1 })).toBe('a and 2 more');
});

test('numbers are counts, names or ratings', () => {
  expect(say('{n}', { n: 15_625 })).toBe('15,625');
  expect(say('{n:id}', { n: 15_625 })).toBe('15625');
  expect(say('{n:.1}', { n: 7 })).toBe('7.0');
});

test('groups, cells, fields and sentences go in as themselves', () => {
  expect(say('in {house}', { house: { ...row(3), where: { noun: { en: 'layer', de: 'Schicht', fr: 'la couche' }, number: 2 } } })).toBe(
    'in layer 2, row 3',
  );
  expect(say('in {house}', { house: { noun: { en: 'falling diagonal', de: '', fr: '' } } })).toBe('in the falling diagonal');
  expect(say('{cell} by {field}: {inner}', { cell: { cell: ['U r9c1', 'M r1c1'] }, field: { field: 'kind' }, inner: said('x') })).toBe(
    'U r9c1 = M r1c1 by "kind": x',
  );
});

test('a sentence that lacks a part, or whose braces do not match, is a mistake of ours', () => {
  expect(() => say('{what}')).toThrow('lacks its part "what"');
  expect(() => say('{what', { what: 1 })).toThrow('not closed');
});

test('a complaint is the same after a copy and after it was thrown', () => {
  const complaint = fail('line {line:id}: {sentence}', { line: 3, sentence: complain('found {text}', { text: 'x{0}' }) });
  expect(complaint).toMatchObject({ ok: false, error: 'line 3: found x{0}' });
  if (complaint.ok) throw new Error('it is none');
  expect(JSON.parse(JSON.stringify(complaint))).toEqual(complaint);
  expect({ ok: false, ...complaintOf(new ComplaintError(complaint)) }).toEqual(complaint);
  expect(complaintOf(new Error('alien {x}')).error).toBe('alien {x}');
});
