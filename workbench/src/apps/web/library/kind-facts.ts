import type { Words } from '#core';
import { clueSymmetries, type LayoutWords, layouts, refuseOrder, type Wishes } from '#generator';
import { SURVEY_CLASSES, SURVEY_WORDS } from '#logic';

/** Which wishes fit a kind: the symmetries that its clues may have, and the survey's classes, where these are made for it. */
export interface KindFacts {
  readonly symmetries: readonly Named[];
  readonly classes: readonly Named[];
  /** Rules that can be laid over it, each with the rule that shows what it looks like. */
  readonly layouts: readonly LayoutFact[];
}

interface LayoutFact extends Named {
  readonly what: Words<string>;
  readonly rule: string;
}

interface Named {
  readonly id: string;
  readonly name: Words<string>;
}

const each = (words: Words<LayoutWords>, part: keyof LayoutWords): Words<string> => ({
  en: words.en[part],
  de: words.de[part],
  fr: words.fr[part],
});

/** What a setter can wish of a kind. */
export function kindFacts({ spec }: { spec: string }): KindFacts {
  const fits = (wishes: Wishes): boolean => refuseOrder({ spec, seed: 0, wishes }) === undefined;
  return {
    symmetries: clueSymmetries.map(({ id, name }) => ({ id, name })).filter(({ id }) => fits({ symmetry: id })),
    layouts: layouts
      .filter(({ id }) => fits({ rules: [id] }))
      .map(({ id, words, rules }) => ({ id, name: each(words, 'name'), what: each(words, 'what'), rule: rules[0]! })),
    classes: SURVEY_CLASSES.filter((surveyClass) => fits({ surveyClass })).map((id) => ({ id, name: SURVEY_WORDS[id] })),
  };
}
