import { expect, test } from 'vitest';
import { LANGUAGE_CODES, plainSpeaker, speak } from '#core';
import { Workshop } from '#operations';
import { loadLanguage } from '#words';
import { generate } from './generate.ts';

test('that no grid keeps the rules ends a job at once and is said in every language', async () => {
  const request = { kind: 'faces6:2', rules: ['anti-knight'], count: 1, seed: 1 };
  const { partial } = await generate.run({ from: 0, attempts: 1 }, request, { workshop: new Workshop(), places: 1000 });
  const total = generate.add(generate.nothing, partial);
  expect([generate.isEnough!(generate.nothing, request), generate.isEnough!(total, request)]).toEqual([false, true]);
  const result = generate.finish(total, request, 'enough', 0);
  expect(result).toEqual({ status: 'none', count: 0 });
  const told = await Promise.all(
    LANGUAGE_CODES.map(async (code) => speak(generate.tell(result, false), { ...plainSpeaker, language: await loadLanguage(code) })),
  );
  expect(told).toEqual([
    'no filled grid keeps these rules',
    'kein gefülltes Gitter hält diese Regeln ein',
    'aucune grille remplie ne respecte ces règles',
  ]);
});
