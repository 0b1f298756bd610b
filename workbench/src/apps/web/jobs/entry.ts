import type { ViewEntry } from '../view.ts';

export const jobs: ViewEntry = {
  id: 'jobs',
  name: { en: 'Jobs', de: 'Aufträge', fr: 'Tâches' },
  about: {
    en: 'Long work that the service keeps: counts, proofs, files of puzzles, generation. It goes on when this page is closed.',
    de: 'Lange Arbeit, die der Dienst aufbewahrt: Zählungen, Beweise, Dateien mit Rätseln, Erzeugung. Sie geht weiter, wenn diese Seite geschlossen ist.',
    fr: 'Les longs travaux que garde le service : comptages, preuves, fichiers de grilles, génération. Ils continuent quand cette page est fermée.',
  },
  listed: 'lab with service',
  load: () => import('./view.tsx'),
};
