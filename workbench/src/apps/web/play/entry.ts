import type { ViewEntry } from '../view.ts';

export const play: ViewEntry = {
  id: 'play',
  name: { en: 'Play', de: 'Spielen', fr: 'Jouer' },
  about: {
    en: 'Fill in a puzzle, flat or in space, with marks, colours and as many steps back as you like. The coach gives a hint in four levels, checks, rates, and tells why a value cannot stand in a cell.',
    de: 'Ein Rätsel ausfüllen, flach oder im Raum, mit Notizen, Farben und beliebig vielen Schritten zurück. Der Trainer gibt Hinweise in vier Stufen, prüft, bewertet und sagt, warum ein Wert in einem Feld nicht stehen kann.',
    fr: 'Remplir une grille, plane ou dans l’espace, avec des notes, des couleurs et autant de retours que l’on veut. Le conseiller donne un indice en quatre niveaux, vérifie, évalue et dit pourquoi une valeur ne peut pas aller dans une case.',
  },
  listed: true,
  load: () => import('./view.tsx'),
};
