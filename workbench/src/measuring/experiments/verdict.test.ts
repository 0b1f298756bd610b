import { describe, expect, test } from 'vitest';
import { plainSpeaker, speak } from '#core';
import { isClearlyBelow, judge, LEAST_RUNS, type MeasuredSetting, settingOf, stopOf } from './verdict.ts';
import { swapBudget } from './verdict-words.ts';

const setting = (more: Partial<MeasuredSetting>): MeasuredSetting => ({
  name: 'n = 3',
  says: true,
  runs: 10,
  counting: 10,
  stops: {},
  ...more,
});
const claim = { en: 'it is so', de: 'es so ist', fr: 'il en est ainsi' };
const answerOf = (...settings: Partial<MeasuredSetting>[]): string => judge({ claim, settings: settings.map(setting) }).answer;

describe('the rule of verdicts', () => {
  test.each([
    ['every setting speaks for it', [{}, {}], 'holds'],
    ['one setting speaks against it', [{}, { says: false }], 'does-not-hold'],
    ['one setting is too close', [{}, { says: undefined }], 'cannot-be-told'],
    ['one against and one too close', [{ says: false }, { says: undefined }], 'does-not-hold'],
    ['nothing was measured', [], 'cannot-be-told'],
    ['two runs a setting, all of which ended', [{ runs: 2, counting: 2 }], 'cannot-be-told'],
    ['two runs against it', [{ says: false, runs: 2, counting: 2 }], 'cannot-be-told'],
    ['37 of 38 runs were stopped', [{ runs: 38, counting: 1, stops: { nodes: 37 } }], 'cannot-be-told'],
    ['37 of 38 runs against it were stopped', [{ says: false, runs: 38, counting: 1, stops: { nodes: 37 } }], 'cannot-be-told'],
    ['seven of ten ended', [{ counting: 7 }], 'cannot-be-told'],
    ['eight of ten ended', [{ counting: 8 }], 'holds'],
    ['one case is a proof against it', [{ says: false, refutes: true, runs: 1, counting: 1 }], 'does-not-hold'],
    ['one case cannot prove that it holds', [{ refutes: true, runs: 1, counting: 1 }], 'cannot-be-told'],
    ['a proof needs a run that ended', [{ says: false, refutes: true, counting: 0 }], 'cannot-be-told'],
  ] as const)('%s', (_, settings, answer) => {
    expect(answerOf(...settings)).toBe(answer);
  });

  test('the sentence names sample sizes, budgets and what ended the runs', () => {
    const rows = [
      ...Array<null>(37)
        .fill(null)
        .map(() => ({ status: 'budget', end: 'nodes' })),
      { status: 'limit', end: null },
    ];
    const settings = [settingOf('n = 3', rows, false, { stop: stopOf }), setting({ name: 'n = 4', runs: 2, counting: 2 })];
    const grows = { en: 'the time grows', de: 'die Zeit wächst', fr: 'le temps croît' };
    const verdict = judge({ claim: grows, settings, budget: swapBudget(4_000_000) });
    expect(verdict).toMatchObject({
      answer: 'cannot-be-told',
      sentence:
        'It cannot be told here whether the time grows: 2 of 2 settings tell nothing (n = 3, n = 4), fewer than 5 runs, too many stopped; 40 runs, 2 to 38 a setting, of which 37 were stopped (37 by the limit of steps), each with at most 4,000,000 swaps and three reheats.',
    });
    const inOther = (code: 'de' | 'fr'): string =>
      speak(verdict.said, { ...plainSpeaker, language: { ...plainSpeaker.language, code, locale: code } });
    expect([inOther('de'), inOther('fr').replaceAll(/\s/gu, ' ')]).toEqual([
      'Ob die Zeit wächst, lässt sich hier nicht sagen: 2 von 2 Einstellungen sagen nichts (n = 3, n = 4), weniger als 5 Läufe, zu viele abgebrochen; 40 Läufe, 2 bis 38 je Einstellung, davon 37 abgebrochen (37 durch die Grenze der Schritte), jeder mit höchstens 4.000.000 Vertauschungen und dreimal Wiedererhitzen.',
      'On ne peut pas le dire ici : le temps croît ; 2 réglages sur 2 ne disent rien (n = 3, n = 4), moins de 5 essais, trop d’essais arrêtés ; 40 essais, de 2 à 38 par réglage, dont 37 arrêtés (37 par la limite de pas), chacun avec au plus 4 000 000 échanges et trois réchauffages.',
    ]);
    expect(judge({ claim, settings: [] }).sentence).toBe('It cannot be told here whether it is so: nothing has been measured yet.');
    expect(judge({ claim, settings: [setting({})] }).sentence).toBe(
      'It holds that it is so: its one setting says so; 10 runs, all of which ended by themselves.',
    );
  });
});

describe('one mean below another', () => {
  const sample = (middle: number, stopped = 0, runs: number = LEAST_RUNS) => ({
    values: Array.from({ length: runs }, (_, i) => middle + (i % 2)),
    stopped,
  });
  test('is told where they lie apart', () => {
    expect([isClearlyBelow(sample(10), sample(20)), isClearlyBelow(sample(20), sample(10))]).toEqual([true, false]);
  });
  test('is not told of neighbours nor of few', () => {
    expect([isClearlyBelow(sample(10), sample(10.2)), isClearlyBelow(sample(10, 0, 4), sample(20))]).toEqual([undefined, undefined]);
  });
  test('a stopped run is a lower bound: it may only be the larger one', () => {
    expect([
      isClearlyBelow(sample(10), sample(20, 5)),
      isClearlyBelow(sample(10, 1), sample(20)),
      isClearlyBelow(sample(20), sample(10, 1)),
    ]).toEqual([true, undefined, undefined]);
  });
});
