import { type ReactElement, useEffect, useState } from 'react';
import { Store, useStore } from './store.ts';

const latest = new Store({ text: '', count: 0 });

/** Has a sentence read out by screen readers. The last of a quick series wins, so that a held key does not chatter. */
export function announce(text: string): void {
  latest.set({ text, count: latest.get().count + 1 });
}

const QUIET_MS = 180;
/** By then it was heard; a sentence that stays would be read once more when a dialog closes and the page comes back. */
const GONE_MS = 4000;

/** The region that screen readers listen to: a sentence is read out a moment after it came, and then gone. */
export function Announcer(): ReactElement {
  const { text, count } = useStore(latest);
  const [said, setSaid] = useState('');
  useEffect(() => {
    // A sentence that repeats itself is not read again unless the text differs; an invisible space makes it differ.
    const timer = setTimeout(() => setSaid(count % 2 === 0 ? text : `${text}\u200b`), QUIET_MS);
    const end = setTimeout(() => setSaid(''), GONE_MS);
    return () => {
      clearTimeout(timer);
      clearTimeout(end);
    };
  }, [text, count]);
  return (
    <div className="visually-hidden" role="status" aria-live="polite" aria-atomic="true">
      {said}
    </div>
  );
}
