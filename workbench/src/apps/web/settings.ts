import type { LanguageCode, Words } from '#core';
import { NO_HELPERS } from '#session';
import { keepHere, keptJson } from './kept-here.ts';
import { Store, useStore } from './store.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Languages by the name they give themselves. */
export const LANGUAGES: Words<string> = { en: 'English', de: 'Deutsch', fr: 'Français' };

/** What a player chooses once for all games. Everything that plays for them is off. */
export interface Settings {
  readonly theme: Theme;
  readonly language: LanguageCode;
  readonly showTimer: boolean;
  readonly showConflicts: boolean;
  readonly showPeers: boolean;
  readonly showSame: boolean;
  readonly autoMarks: boolean;
  readonly fillSingles: boolean;
  /** Whether the player's own marks in the centre are complete lists, which hints may argue from. */
  readonly completeMarks: boolean;
  /** Whether a key of the pad chooses a digit for the cells that are pressed then, and is not entered at once. */
  readonly digitFirst: boolean;
  /** Whether marks in the centre stand each at its own place, as explanations draw them. */
  readonly placedMarks: boolean;
  /** Whether a finger is shown the whole of a board though its squares are too small to be pressed well. */
  readonly wholeBoard: boolean;
}

const KEY = 'ninefold.settings';

const DEFAULTS: Settings = {
  theme: 'system',
  language: 'en',
  showTimer: true,
  showConflicts: true,
  showPeers: true,
  showSame: true,
  ...NO_HELPERS,
  completeMarks: false,
  digitFirst: false,
  placedMarks: false,
  wholeBoard: false,
};

/** The settings of this browser. Kept in local storage, because they are needed before the first drawing. */
export const settings = new Store<Settings>(readSettings());

/** The settings, in a component. */
export function useSettings(): Settings {
  return useStore(settings);
}

export function changeSettings(change: Partial<Settings>): void {
  settings.set({ ...settings.get(), ...change });
  keepHere(KEY, JSON.stringify(settings.get()));
}

function readSettings(): Settings {
  return completeSettings(keptJson(KEY), { ...DEFAULTS, language: preferredLanguage() });
}

/** What is stored, field by field where it makes sense, and the default everywhere else. */
export function completeSettings(stored: unknown, defaults: Settings = DEFAULTS): Settings {
  if (typeof stored !== 'object' || stored === null) return defaults;
  const known = Object.entries(stored).filter(([name, value]) => {
    if (name === 'theme') return THEMES.some((theme) => theme === value);
    if (name === 'language') return typeof value === 'string' && value in LANGUAGES;
    return name in defaults && typeof value === 'boolean';
  });
  return { ...defaults, ...Object.fromEntries(known) };
}

function preferredLanguage(): LanguageCode {
  const wanted = typeof navigator === 'undefined' ? [] : navigator.languages.map((tag) => tag.slice(0, 2));
  return wanted.find((tag): tag is LanguageCode => tag in LANGUAGES) ?? 'en';
}
