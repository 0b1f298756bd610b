import type { ViewEntry } from '../view.ts';

export const drill: ViewEntry = {
  id: 'drill',
  name: { en: 'Drill', de: 'Üben', fr: 'Entraînement' },
  about: {
    en: 'Find the step yourself: positions by technique, your answer judged; what you missed comes again.',
    de: 'Den Schritt selbst finden: Stellungen nach Technik, die Antwort wird beurteilt; was nicht gelang, kommt wieder.',
    fr: 'Trouver l’étape soi-même : des positions par technique, votre réponse jugée ; ce qui a manqué revient.',
  },
  listed: true,
  load: () => import('./view.tsx'),
};
