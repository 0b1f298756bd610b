import { type Complaint, plainSpeaker, type Said, type Speaker, speak } from '#core';

/** The command line speaks English and calls a field by its option: --per-page. */
export const speaker: Speaker = {
  ...plainSpeaker,
  field: ({ field, value }) =>
    `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${value === undefined ? '' : ` ${value}`}`,
};

/** A sentence as the command line prints it. */
export function say(sentence: Said): string {
  return speak(sentence, speaker);
}

/** A complaint as the command line prints it. */
export function inWords({ said }: Complaint): string {
  return say(said);
}
