import type { ReactElement } from 'react';
import { type Complaint, type Said as SaidWords, type Speaker, speak } from '#core';
import { loadSpeaker, useFullSpeaker } from './language.ts';
import { kindNamed } from './play/kind-named.ts';

/** A sentence with the language that it is in. */
interface Spoken {
  readonly text: string;
  readonly lang: string;
}

/** What the library or the browser complains of, in the language of the page; what is not translated, in English and marked as such. */
function spoken({ error, said: sentence }: Complaint, speaker: Speaker): Spoken {
  if (!isKnown(sentence, speaker)) return { text: error, lang: 'en' };
  return { text: speak(withTitles(sentence), speaker), lang: speaker.language.code };
}

/** The holes that hold kinds. */
const KINDS = new Set(['kind', 'asked', 'only']);

/** A kind by the title that the page has for it: commands and files name it as it is typed there; here it is not typed. */
function withTitles({ text, parts }: SaidWords): SaidWords {
  const told = Object.entries(parts).map(([name, part]) => {
    if (KINDS.has(name) && typeof part === 'string') return [name, kindNamed(part)?.words.title ?? part];
    return [name, typeof part === 'object' && 'text' in part ? withTitles(part) : part];
  });
  return { text, parts: Object.fromEntries(told) };
}

function isKnown({ text }: SaidWords, { language: { code, texts } }: Speaker): boolean {
  return code === 'en' || typeof text !== 'string' || text in texts;
}

/** Says complaints, once the sentences are there; a component that has none to say asks for none. */
export function useComplaints(isNeeded: boolean): ((complaint: Complaint) => Spoken) | undefined {
  const speaker = useFullSpeaker(isNeeded);
  return speaker && ((complaint) => spoken(complaint, speaker));
}

/** A complaint as it is shown; the page's own sentences, which are text already, stand among those of the library. */
export function ComplaintText({ complaint }: { readonly complaint: Complaint | string }): ReactElement {
  const say = useComplaints(typeof complaint !== 'string');
  if (typeof complaint === 'string') return <>{complaint}</>;
  const shown = say?.(complaint);
  return <span {...(shown ? { lang: shown.lang } : {})}>{shown?.text}</span>;
}

/** Several of them, each once. */
export function Complaints({
  complaints,
  most,
}: {
  readonly complaints: readonly (Complaint | string)[];
  readonly most: number;
}): ReactElement {
  const each = new Map(complaints.map((complaint) => [typeof complaint === 'string' ? complaint : complaint.error, complaint]));
  return (
    <>
      {[...each].slice(0, most).map(([key, complaint]) => (
        <li key={key}>
          <ComplaintText complaint={complaint} />
        </li>
      ))}
    </>
  );
}

/** A complaint as text, for sentences that are not drawn by a component of their own. */
export async function sayComplaint(complaint: Complaint): Promise<string> {
  return spoken(complaint, await loadSpeaker()).text;
}
