import type { ViewEntry } from '../view.ts';

export const help: ViewEntry = {
  id: 'help',
  name: { en: 'Help', de: 'Hilfe', fr: 'Aide' },
  listed: true,
  load: () => import('./view.tsx'),
};
