import type { Words } from '#core';
import { clueSymmetries, refuseOrder, type Wishes } from '#generator';
import { SURVEY_CLASSES, SURVEY_WORDS } from '#logic';

/** Which wishes fit a kind: the symmetries that its clues may have, and the survey's classes, where these are made for it. */
export interface KindFacts {
  readonly symmetries: readonly Named[];
  readonly classes: readonly Named[];
}

interface Named {
  readonly id: string;
  readonly name: Words<string>;
}

/** What a setter can wish of a kind. */
export function kindFacts({ spec }: { spec: string }): KindFacts {
  const fits = (wishes: Wishes): boolean => refuseOrder({ spec, seed: 0, wishes }) === undefined;
  return {
    symmetries: clueSymmetries.map(({ id, name }) => ({ id, name })).filter(({ id }) => fits({ symmetry: id })),
    classes: SURVEY_CLASSES.filter((surveyClass) => fits({ surveyClass })).map((id) => ({ id, name: SURVEY_WORDS[id] })),
  };
}
