import type { ReactElement } from 'react';
import { COUNTER_WORDS, COUNTERS } from '#core';
import { useTranslation } from '../texts.ts';
import type { Count } from './act.ts';

/** Counters of a run, by the names that the engines use. */
export function CounterList({ counts }: { readonly counts: readonly Count[] }): ReactElement {
  const { i18n } = useTranslation('theatre');
  const numbers = new Intl.NumberFormat(i18n.language);
  return (
    <dl className="counters">
      {counts.map(([name, count]) => (
        <div key={name} data-counter={name}>
          <dt>{COUNTER_WORDS[name][i18n.language]}</dt>
          <dd data-count={count}>{numbers.format(count)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What an engine counted, in the order of the registry of counters. */
export function countsOf(counters: Readonly<Record<string, number | undefined>>): Count[] {
  return COUNTERS.flatMap((name): Count[] => (counters[name] === undefined ? [] : [[name, counters[name]]]));
}
