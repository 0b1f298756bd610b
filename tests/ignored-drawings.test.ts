import lzString from 'lz-string';
import { expect, test } from 'vitest';
import { answerRequest, Workshop } from '#operations';
import { questions } from '#questions';
import { ninefoldHere } from './run-cli.ts';

const ROWS = ['1234', '....', '2143', '....'];
const grid = ROWS.map((row) => [...row].map((sign) => (sign === '.' ? {} : { value: Number(sign), given: true })));
const LINK = `https://www.f-puzzles.com/?load=${lzString.compressToBase64(JSON.stringify({ size: 4, grid, circle: [{ cells: ['R1C1'] }] }))}`;

test('every question about a puzzle refuses drawings that may be rules, and answers without them only when told', async () => {
  const workshop = new Workshop();
  const asked = questions.filter(({ subject, answer, example }) => subject.ignored && answer && !('value' in example));
  expect(asked.length).toBeGreaterThan(8);
  for (const operation of asked) {
    const request = (more: object): object =>
      operation.request.mustRead({ ...operation.example, kind: undefined, from: undefined, puzzle: LINK, ...more });
    expect(await answerRequest(operation, request({}), workshop)).toMatchObject({
      ok: false,
      error: expect.stringContaining('circle (1)'),
    });
    const answer = await answerRequest(operation, request({ ignoreDrawings: true }), workshop);
    // Some ask for what this puzzle does not have; all that answer say what was left out.
    if (answer.ok) expect([operation.id, answer.value.json]).toMatchObject([operation.id, { ignored: ['circle (1)'] }]);
    if (answer.ok) expect(operation.answer!.mustRead(answer.value.json)).toEqual(answer.value.json);
  }
});

test('the command line has an option for it, and says what it did without', async () => {
  const refused = await ninefoldHere(['solve', '-p', LINK]);
  expect(refused.err).toContain('a rule may hide in them: circle (1); --ignore-drawings does without them');
  const told = await ninefoldHere(['solve', '--ignore-drawings', '-p', LINK]);
  expect(told.err).toContain('answered without drawings that no rule accounts for: circle (1)');
  expect(told.out).toMatch(/1234/);
});
