import i18next from 'i18next';
import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { type Complaint, titled } from '#core';
import { type Catalogue, sayIn } from './said.ts';

/** Where the sentences of the library stand; loaded when the first of them is shown. */
const NAMESPACE = 'complaints';

/** A sentence with the language that it is in. */
interface Spoken {
  readonly text: string;
  readonly lang: string;
}

/** What the library or the browser complains of, in the language of the page; what nobody translated, in English and marked as such. */
function speak({ error, said }: Complaint): Spoken {
  const { language } = i18next;
  const catalogue: Catalogue = i18next.getResourceBundle(language, NAMESPACE) ?? {};
  // The English catalogue has only what reads differently in a page.
  if (said.key in catalogue || language === 'en') return { text: sayIn(language, catalogue, said), lang: language };
  return { text: error, lang: 'en' };
}

/** Says complaints, once the sentences are there; a component that has none to say asks for none. */
export function useComplaints(isNeeded: boolean): ((complaint: Complaint) => Spoken) | undefined {
  const { ready } = useTranslation(isNeeded ? NAMESPACE : 'shell', { useSuspense: false });
  return isNeeded && ready ? speak : undefined;
}

/** A complaint as it is shown; the page's own sentences, which are text already, stand among those of the library. */
export function Said({ complaint }: { readonly complaint: Complaint | string }): ReactElement {
  const say = useComplaints(typeof complaint !== 'string');
  if (typeof complaint === 'string') return <>{complaint}</>;
  const spoken = say?.(complaint);
  return <span {...(spoken ? { lang: spoken.lang } : {})}>{spoken?.text}</span>;
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
          <Said complaint={complaint} />
        </li>
      ))}
    </>
  );
}

/** A complaint as text, for sentences that are not drawn by a component of their own. */
export async function sayComplaint(complaint: Complaint): Promise<string> {
  await i18next.loadNamespaces(NAMESPACE);
  return speak(complaint).text;
}

/** Says titles of the library's registries: of formats, for lists to choose from. */
export function useTitles(): (title: string) => string {
  const say = useComplaints(true);
  return (title) => say?.(titled(title)).text ?? title;
}
