import type { Speaker, Words } from '#core';
import { type Figure, mapTexts } from '#measuring/figures';
import { type Text, tell } from './telling.ts';

const STOPPED: Words<string> = { en: 'stopped at its budget', de: 'am Budget abgebrochen', fr: 'arrêté par son budget' };

/** A figure of a study with its texts in the language of a speaker, ready to be drawn. */
export function toldFigure(figure: Figure<Text>, speaker: Speaker): Figure {
  const point = speaker.language.code === 'en' ? '.' : ',';
  return mapTexts({ ...figure, stopped: STOPPED, point }, (text) => tell(text, speaker));
}
