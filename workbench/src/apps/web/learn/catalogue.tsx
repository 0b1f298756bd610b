import type { ReactElement } from 'react';
import { LEVELS, type LevelId, levelOf } from '#core';
import { levelWithRange } from '../level-words.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { ratingWriter } from '../numbers.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';

type Techniques = LibraryAnswer<'techniques'>;

/** Every technique as a card, from easy to hard. */
export function Catalogue({ techniques }: { readonly techniques: Techniques }): ReactElement {
  const { t, i18n } = useTranslation('learn');
  const { t: names } = useTranslation('techniques');
  return (
    <>
      {(Object.keys(LEVELS) as LevelId[]).map((level) => {
        const { from: lowest, to: upTo } = LEVELS[level];
        const least = techniques.filter(({ ratings }) => levelOf(ratings[0]) === level);
        // A level in which nothing begins has what reaches into it: no level is left out.
        const own = least.length > 0 ? least : techniques.filter(({ ratings: [from, to] }) => from <= upTo && to >= lowest);
        if (own.length === 0) return null;
        return (
          <section key={level} aria-labelledby={`level-${level}`}>
            <h2 id={`level-${level}`}>{levelWithRange(level, i18n.language)}</h2>
            <ul className="cards techniques">
              {own.map(({ id, ratings }) => (
                <li key={id}>
                  <a className="card" href={hrefOf('learn', id)}>
                    <h3>{names(`${id}.name`)}</h3>
                    <p>{names(`${id}.summary`)}</p>
                    <span className="rating">
                      <span className="visually-hidden">{t('rating')} </span>
                      {ratingRange(ratings, i18n.language)}
                    </span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}

/** "1.2" or "1.2 – 1.5". */
export function ratingRange([least, most]: readonly [number, number], language: string): string {
  const write = ratingWriter(language);
  return least === most ? write(least) : `${write(least)} – ${write(most)}`;
}
