import { describe, expect, test } from 'vitest';
import { jobOperations } from '#jobs';
import { type FieldEntry, firstEntry, type JobField, jobFieldsOf, requestOf } from './fields.ts';

const fields = (id: string): JobField[] => jobFieldsOf(jobOperations.find((one) => one.id === id)!.schema.json);
const shapes = (id: string): Record<string, string> => Object.fromEntries(fields(id).map(({ name, shape }) => [name, shape.type]));

describe('the form of a job', () => {
  test('has a field for everything that the request takes', () => {
    expect(shapes('count')).toEqual({
      puzzle: 'text',
      kind: 'text',
      from: 'choice',
      ignoreDrawings: 'switch',
      grain: 'number',
      limit: 'amount',
    });
    expect(shapes('generate')).toMatchObject({
      count: 'number',
      clues: 'amount',
      difficulty: 'amount',
      techniques: 'choices',
      symmetry: 'choice',
      minimal: 'switch',
      rate: 'switch',
    });
    expect(shapes('file')).toMatchObject({ do: 'choice', options: 'json', puzzles: 'text' });
  });

  test.each(jobOperations.map(({ id }) => id))('untouched but for what is required, %s gives a request that the service takes', (id) => {
    const operation = jobOperations.find((one) => one.id === id)!;
    const entries = Object.fromEntries(
      Object.entries(operation.example)
        .filter(([name]) => fields(id).some((field) => field.name === name && field.isRequired))
        .map(([name, value]) => [name, String(value)]),
    );
    const request = requestOf(fields(id), entries);
    expect(request).toMatchObject({ ok: true });
    expect(operation.schema.read((request as { value: unknown }).value, '').ok).toBe(true);
    // Nothing is sent that counts anyway, or two ways to say one thing would be two jobs.
    expect(Object.keys((request as { value: object }).value).sort()).toEqual(Object.keys(entries).sort());
  });

  test.each<[string, FieldEntry, unknown]>([
    ['clues', '24', 24],
    ['clues', '22-26', { from: 22, to: 26 }],
    ['clues', ' 22 – 26 ', { from: 22, to: 26 }],
    ['difficulty', 'hard', 'hard'],
    ['difficulty', '2,3..5.6', { from: 2.3, to: 5.6 }],
    ['difficulty', '4.2', { from: 4.2, to: 4.2 }],
    ['rate', false, false],
    ['minimal', true, true],
    ['techniques', ['x-wing', 'xy-wing'], ['x-wing', 'xy-wing']],
  ])('%s %j is sent as %j', (name, entry, value) => {
    const request = requestOf(fields('generate'), { count: '3', [name]: entry });
    expect(request).toEqual({ ok: true, value: { count: 3, [name]: value } });
    expect(jobOperations.find(({ id }) => id === 'generate')!.schema.read({ count: 3, [name]: value }, '').ok).toBe(true);
  });

  test.each<[string, string, FieldEntry, string]>([
    ['generate', 'count', '', 'missing'],
    ['generate', 'count', 'many', 'number'],
    ['generate', 'count', '2.5', 'whole'],
    ['generate', 'count', '0', 'outside'],
    ['generate', 'clues', '30-20', 'amount'],
    ['generate', 'clues', '1-2-3', 'amount'],
    ['count', 'limit', '1-5', 'amount'],
    ['file', 'options', '{limit}', 'json'],
  ])('%s: %s %j is refused as %s', (id, name, entry, error) => {
    const request = requestOf(fields(id), { count: '3', puzzle: '1...', [name]: entry });
    expect(request).toMatchObject({ ok: false, error, field: { name } });
  });

  test('shows what counts where nothing is said', () => {
    const first = Object.fromEntries(fields('generate').map((field) => [field.name, firstEntry(field)]));
    expect(first).toMatchObject({ seed: '1', rounds: '300', rate: true, few: false, symmetry: 'none', difficulty: '', count: '' });
  });
});
