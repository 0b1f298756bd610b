import type { ViewEntry } from '../view.ts';

export const theatre: ViewEntry = {
  id: 'theatre',
  name: { en: 'Theatre', de: 'Theater', fr: 'Théâtre' },
  about: {
    en: 'See the published algorithms at work, step by step, forward and back, and let several race.',
    de: 'Den veröffentlichten Verfahren bei der Arbeit zusehen, Schritt für Schritt, vor und zurück, und mehrere um die Wette laufen lassen.',
    fr: 'Voir les algorithmes publiés à l’œuvre, pas à pas, en avant et en arrière, et en faire courir plusieurs.',
  },
  listed: 'lab',
  load: () => import('./view.tsx'),
};
