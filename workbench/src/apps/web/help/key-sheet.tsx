import type { ReactElement } from 'react';
import { KEY_GROUPS } from '../keys/binding.ts';
import { keyTable } from '../keys/table.ts';
import { useTranslation } from '../texts.ts';

/** The sheet of keys: every one with what it does, in groups. */
export function KeySheet(): ReactElement {
  const { t } = useTranslation('help');
  // What stands on a key, too, differs from language to language; single letters and signs do not.
  const nameOf = (key: string): string =>
    key.replace(/\{(\w+)\}|[A-Z][A-Za-z]+/g, (name, word: string = name) => t(`keys.words.${word}`)).replace(/(?<=\d)-/, '–');
  return (
    <div className="cards key-sheet">
      {KEY_GROUPS.map((group) => (
        <section key={group} className="card">
          <h3>{t(`keys.${group}.title`)}</h3>
          <dl>
            {keyTable
              .filter((line) => line.group === group)
              .map(({ id, shown }) => (
                <div key={id}>
                  <dt>
                    {shown.map(nameOf).map((name) => (
                      <kbd key={name}>{name}</kbd>
                    ))}
                  </dt>
                  <dd>{t(`keys.${group}.${id}`)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
