import { expect, test } from 'vitest';
import { languageOf } from './languages.ts';

test.each([
  [undefined, 'en'],
  ['*', 'en'],
  ['de', 'de'],
  ['de-AT,en;q=0.5', 'de'],
  ['it, fr;q=0.4, de;q=0.3', 'fr'],
  ['en;q=0.1, FR-ca;q=0.9', 'fr'],
  ['de;q=0, fr;q=0.1', 'fr'],
  ['tlh, ;;;, x'.repeat(1000), 'en'],
])('%s is answered in %s', (accepted, language) => {
  expect(languageOf(accepted)).toBe(language);
});
