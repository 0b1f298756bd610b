import type { ReactElement } from 'react';
import { indices } from '#core';
import { useTranslation } from '../texts.ts';
import { Done } from './done.tsx';
import { originInPack, type Pack, packs } from './packs.ts';

interface PackListProps {
  readonly solved: ReadonlySet<string | undefined>;
  readonly onPlay: (pack: Pack, number: number) => void;
}

/** The collections. Each goes on with the first puzzle that is not solved, or with any that is chosen. */
export function PackList({ solved, onPlay }: PackListProps): ReactElement {
  const { t, i18n } = useTranslation('fresh');
  return (
    <ul className="packs">
      {packs.map((pack) => {
        const name = pack.name[i18n.language];
        const numbers = indices(pack.count);
        const isSolved = (number: number): boolean => solved.has(originInPack(pack.id, number));
        const done = numbers.filter(isSolved).length;
        return (
          <li key={pack.id}>
            <button type="button" className="game" onClick={() => onPlay(pack, numbers.find((number) => !isSolved(number)) ?? 0)}>
              <strong>{name}</strong>
              <small>{pack.about[i18n.language]}</small>
              <progress max={pack.count} value={done} aria-hidden="true" />
              <small>{t('progress', { done, count: pack.count })}</small>
            </button>
            <details>
              <summary>{t('choose')}</summary>
              <div className="numbers" role="group" aria-label={name}>
                {numbers.map((number) => (
                  <button key={number} type="button" className="button" onClick={() => onPlay(pack, number)}>
                    {number + 1}
                    {isSolved(number) && <Done />}
                  </button>
                ))}
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
