import { useSyncExternalStore } from 'react';
import type { Settings } from './settings.ts';
import { useSettings } from './settings.ts';
import type { Store } from './store.ts';

/** Keeps the theme on the root element, where the style sheets look for it; `system` leaves it to the media query. */
export function applyTheme(settings: Store<Settings>): void {
  const apply = (): void => {
    const { theme } = settings.get();
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  };
  apply();
  settings.subscribe(apply);
}

/** Whether a media query holds, in a component. */
function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const list = matchMedia(query);
      list.addEventListener('change', listener);
      return () => list.removeEventListener('change', listener);
    },
    () => matchMedia(query).matches,
  );
}

/** The theme that is really shown; what is drawn on a canvas needs it. */
export function useShownTheme(): 'light' | 'dark' {
  const { theme } = useSettings();
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  return theme === 'system' ? (prefersDark ? 'dark' : 'light') : theme;
}

/** Whether things should stand still. */
export function useReducedMotion(): boolean {
  return useMedia('(prefers-reduced-motion: reduce)');
}
