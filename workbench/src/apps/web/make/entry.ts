import type { ViewEntry } from '../view.ts';

export const make: ViewEntry = {
  id: 'make',
  name: { en: 'Make', de: 'Erstellen', fr: 'Créer' },
  about: {
    en: 'Generate puzzles to your settings, set one yourself and see at once whether it has one solution, or import one by paste, file or link.',
    de: 'Rätsel nach Wunsch erzeugen, selbst eines setzen und sofort sehen, ob es eine Lösung hat, oder eines einfügen, als Datei oder Link öffnen.',
    fr: 'Générer des grilles selon vos critères, en composer une et voir aussitôt si elle a une seule solution, ou en apporter une par collage, fichier ou lien.',
  },
  listed: true,
  load: () => import('./view.tsx'),
};
