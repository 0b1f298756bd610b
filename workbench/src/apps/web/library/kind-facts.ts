import { clueSymmetries, refuseOrder, type Wishes } from '#generator';
import { SURVEY_CLASSES, type SurveyClass } from '#logic';

/** Which wishes fit a kind: the symmetries that its clues may have, and the survey's classes, where these are made for it. */
export interface KindFacts {
  readonly symmetries: readonly string[];
  readonly classes: readonly SurveyClass[];
}

/** What a setter can wish of a kind. */
export function kindFacts({ spec }: { spec: string }): KindFacts {
  const fits = (wishes: Wishes): boolean => refuseOrder({ spec, seed: 0, wishes }) === undefined;
  return {
    symmetries: clueSymmetries.map(({ id }) => id).filter((symmetry) => fits({ symmetry })),
    classes: SURVEY_CLASSES.filter((surveyClass) => fits({ surveyClass })),
  };
}
