import { useSyncExternalStore } from 'react';
import type { Settings } from './settings.ts';
import { useSettings } from './settings.ts';
import type { Store } from './store.ts';

const DARK = '(prefers-color-scheme: dark)';
/** Colours that the reader has forced on every page: the ground is theirs then, whatever was chosen here. */
const FORCED = '(forced-colors: active)';

/** Keeps the theme that is shown on the root element, where the style sheets look for it. */
export function applyTheme(settings: Store<Settings>): void {
  const [system, forced] = [matchMedia(DARK), matchMedia(FORCED)];
  const apply = (): void => {
    document.documentElement.dataset['theme'] = shown(forced.matches ? 'system' : settings.get().theme, system.matches);
  };
  apply();
  settings.subscribe(apply);
  system.addEventListener('change', apply);
  forced.addEventListener('change', apply);
}

function shown(theme: Settings['theme'], prefersDark: boolean): 'light' | 'dark' {
  return theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;
}

/** Whether a media query holds, in a component. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** The theme that is shown; what is drawn on a canvas needs it. */
export function useShownTheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  return shown(useMedia(FORCED) ? 'system' : theme, useMedia(DARK));
}

/** Whether things should stand still. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
