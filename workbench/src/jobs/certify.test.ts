import { expect, test } from 'vitest';
import { Workshop } from '#operations';
import { type Source, verifyCertificate } from '#verify';
import { jobOperation } from './registry.ts';

test('the pieces of a job are the files of a certificate that holds', async () => {
  const operation = jobOperation('certify');
  const request = operation.schema.mustRead(operation.example);
  const { partial, items } = await operation.run({}, request, { workshop: new Workshop(), places: 1000 });
  const total = operation.add(operation.nothing, partial);
  expect(operation.finish(total, request, 'complete', items.length)).toMatchObject({ status: 'complete', count: 24 });
  const source = (file: string): Source => {
    const pieces = (items as { file: string; text: string }[]).filter((item) => item.file === file).map(({ text }) => text);
    return () => {
      const text = pieces.shift();
      return text === undefined ? undefined : new TextEncoder().encode(text);
    };
  };
  const checked = verifyCertificate({
    puzzle: source('1.txt'),
    claim: source('1.json'),
    formula: source('1.cnf'),
    proof: source('1.lrat'),
  });
  expect(checked).toMatchObject({ ok: true, value: { solutions: { length: 24 } } });
});

test('time that is up leaves no certificate', async () => {
  const operation = jobOperation('certify');
  const request = operation.schema.mustRead({ puzzle: '.'.repeat(625), kind: 'classic:5x5', timeMs: 1 });
  const { partial, items } = await operation.run({}, request, { workshop: new Workshop(), places: 1000 });
  expect(operation.finish(operation.add(operation.nothing, partial), request, 'complete', 0)).toEqual({ status: 'budget' });
  expect(items).toEqual([]);
});
