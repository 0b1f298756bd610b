import type { ViewEntry } from '../view.ts';

export const lab: ViewEntry = {
  id: 'lab',
  name: { en: 'Lab', de: 'Labor', fr: 'Labo' },
  listed: true,
  load: () => import('./view.tsx'),
};
