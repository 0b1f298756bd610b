import { expect, test } from 'vitest';
import { type LanguageCode, plainSpeaker, said } from '#core';
import { duration, figure, outOf, percent, tell } from '#measuring/tools';
import { grammarOf } from '#words';

const inLanguage = (code: LanguageCode) => ({ ...plainSpeaker, language: grammarOf(code) });

test('a report writes numbers as its language does, and leaves names alone', () => {
  const texts = [figure(12_345.6), duration(0.001_234), percent(0.004), '≥ 1,000', '3.1', outOf(3, 20), 'faces3:3/differ', '10^15.4'];
  const told = (code: LanguageCode): string[] => texts.map((text) => tell(text, inLanguage(code)));
  expect(told('en')).toEqual(['12,346', '1.23 ms', '0.4 %', '≥ 1,000', '3.1', '3 of 20', 'faces3:3/differ', '10^15.4']);
  expect(told('de')).toEqual(['12.346', '1,23 ms', '0,4 %', '≥ 1.000', '3,1', '3 von 20', 'faces3:3/differ', '10^15.4']);
  expect(told('fr').slice(0, 3)).toEqual(['12\u202f346', '1,23\u00a0ms', '0,4\u00a0%']);
});

test('numbers inside sentences too', () => {
  const sentence = said({ en: 'it took {time}', de: 'es brauchte {time}', fr: 'il a pris {time}' }, { time: duration(2.5) });
  expect((['en', 'de'] as const).map((code) => tell(sentence, inLanguage(code)))).toEqual(['it took 2.5 s', 'es brauchte 2,5 s']);
});
