import { type Complaint, plainSpeaker, type Speaker, speak } from '#core';

/** The command line speaks English and calls a field by its option: --per-page. */
const speaker: Speaker = {
  ...plainSpeaker,
  field: ({ field, value }) =>
    `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}${value === undefined ? '' : ` ${value}`}`,
};

/** A complaint as the command line prints it. */
export function inWords({ said }: Complaint): string {
  return speak(said, speaker);
}
