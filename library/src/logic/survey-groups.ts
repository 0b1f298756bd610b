import type { Words } from '#core';

/** The groups of techniques in the survey (002, section II), from the easiest on. */
export const SURVEY_GROUPS = ['easy', 'medium', 'advanced', 'master', 'harder'] as const;
export type SurveyGroup = (typeof SURVEY_GROUPS)[number];

/** A group of the survey: its name, the techniques that it prints, and ours that it covers. */
interface SurveyGroupFacts {
  readonly name: Words<string>;
  readonly printed: Words<string>;
  /** By our ids; the last group has none, because it is whatever is left. */
  readonly ids: readonly string[];
}

/** The survey prints names only, so which of our techniques belong to which group is our reading. */
export const SURVEY_GROUP_FACTS: Readonly<Record<SurveyGroup, SurveyGroupFacts>> = {
  easy: {
    name: { en: 'Easy', de: 'Leicht', fr: 'Facile' },
    printed: {
      en: 'single position, single candidate',
      de: 'einzige Stelle, einziger Kandidat',
      fr: 'position unique, candidat unique',
    },
    ids: ['full-house', 'hidden-single', 'naked-single'],
  },
  medium: {
    name: { en: 'Medium', de: 'Mittel', fr: 'Moyen' },
    printed: {
      en: 'candidate lines, double pairs, multi-line',
      de: 'Kandidatenlinien, Doppelpaare, mehrere Linien',
      fr: 'lignes de candidats, doubles paires, multilignes',
    },
    ids: ['direct-pointing', 'direct-claiming', 'pointing', 'claiming'],
  },
  advanced: {
    name: { en: 'Advanced', de: 'Fortgeschritten', fr: 'Avancé' },
    printed: {
      en: 'naked and hidden pairs and triplets',
      de: 'nackte und versteckte Paare und Drillinge',
      fr: 'paires et triplets nus et cachés',
    },
    ids: [
      'direct-hidden-pair',
      'naked-pair',
      'hidden-pair',
      'direct-hidden-triplet',
      'naked-triplet',
      'hidden-triplet',
      'naked-quad',
      'hidden-quad',
    ],
  },
  master: {
    name: { en: 'Master', de: 'Meister', fr: 'Maître' },
    printed: {
      en: 'X-Wing, Swordfish, forcing chains',
      de: 'X-Wing, Schwertfisch, Zwangsketten',
      fr: 'X-Wing, Swordfish, chaînes forcées',
    },
    ids: [
      'x-wing',
      'swordfish',
      'jellyfish',
      'xy-wing',
      'xyz-wing',
      'unique-loop',
      'bug',
      'forcing-chain',
      'aligned-pair-exclusion',
      'aligned-triplet-exclusion',
    ],
  },
  harder: {
    name: { en: 'Harder style', de: 'Härtere Art', fr: 'Style plus dur' },
    printed: { en: 'Nishio, guessing', de: 'Nishio, Raten', fr: 'Nishio, deviner' },
    ids: [],
  },
};

/** The survey's group of a technique; what it does not name is in its last. */
export function surveyGroupOf(technique: string): SurveyGroup {
  return SURVEY_GROUPS.find((group) => SURVEY_GROUP_FACTS[group].ids.includes(technique)) ?? 'harder';
}
