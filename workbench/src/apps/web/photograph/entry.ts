import type { ViewEntry } from '../view.ts';

export const photograph: ViewEntry = {
  id: 'photograph',
  name: { en: 'Photograph', de: 'Foto', fr: 'Photo' },
  about: {
    en: 'Read a puzzle from a photograph or with the camera; doubtful cells are shown, and the picture never leaves this device.',
    de: 'Ein Rätsel von einem Foto oder mit der Kamera ablesen; zweifelhafte Felder sind markiert, und das Bild verlässt dieses Gerät nie.',
    fr: 'Lire une grille sur une photo ou avec l’appareil photo ; les cases douteuses sont marquées et l’image ne quitte jamais cet appareil.',
  },
  listed: false,
  load: () => import('./view.tsx'),
};
