import type { ViewEntry } from '../view.ts';

export const open: ViewEntry = {
  id: 'open',
  name: { en: 'Open', de: 'Öffnen', fr: 'Ouvrir' },
  listed: false,
  load: () => import('./view.tsx'),
};
