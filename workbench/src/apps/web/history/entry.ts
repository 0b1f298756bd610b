import type { ViewEntry } from '../view.ts';

export const history: ViewEntry = {
  id: 'history',
  name: { en: 'Statistics', de: 'Statistik', fr: 'Statistiques' },
  about: {
    en: 'What you have solved: by kind and level, times, hints, days in a row; save everything and read it back.',
    de: 'Was du gelöst hast: nach Art und Stufe, Zeiten, Hinweise, Tage in Folge; alles speichern und wieder einlesen.',
    fr: 'Ce que vous avez résolu : par type et niveau, temps, indices, jours de suite ; tout enregistrer et relire.',
  },
  listed: true,
  load: () => import('./view.tsx'),
};
