import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { Workshop } from '#operations';
import { file } from './file.ts';

const grid = ['1234', '....', '2143', '....'].map((row) =>
  [...row].map((sign) => (sign === '.' ? {} : { value: Number(sign), given: true })),
);
const LINK = lzString.compressToBase64(JSON.stringify({ size: 4, grid, circle: [{ cells: ['R1C1'] }] }));

async function answers(more: object): Promise<unknown[]> {
  const request = file.schema.mustRead({ do: 'solve', puzzles: `${LINK}\n${LINK}`, ...more });
  const parts = await file.begin(request, {} as never);
  if (!parts.ok) throw new Error(parts.error);
  const [part] = parts.value;
  const { items } = await file.run(part as never, request, { workshop: new Workshop(), places: 1000 } as never);
  return [...(items ?? [])];
}

test('a job over a file refuses drawings that may be rules, and says what it did without when told to', async () => {
  expect(await answers({})).toMatchObject([
    { number: 1, status: 'invalid', error: expect.stringContaining('circle (1)') },
    { number: 2, status: 'invalid' },
  ]);
  expect(await answers({ ignoreDrawings: true })).toMatchObject([
    { number: 1, status: 'limit', ignored: ['circle (1)'] },
    { number: 2, status: 'limit', ignored: ['circle (1)'] },
  ]);
});
