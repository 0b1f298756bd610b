import { type ReactElement, useEffect, useState } from 'react';
import { library } from '../library/client.ts';
import type { AnswerOf } from '../library/operations.ts';
import { hrefOf } from '../router.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { rangeOf } from './catalogue.tsx';
import { ExampleView } from './example.tsx';

interface TechniquePageProps {
  readonly technique: AnswerOf<'techniques'>[number];
  readonly techniques: AnswerOf<'techniques'>;
}

/** One technique: what it says, what it needs, and positions in which it works. */
export function TechniquePage({ technique, techniques }: TechniquePageProps): ReactElement {
  const { t, i18n } = useTranslation('learn');
  const { t: names } = useTranslation('techniques');
  const [examples, setExamples] = useState<AnswerOf<'examples'> | undefined>(undefined);
  const [index, setIndex] = useState(0);
  const { id, ratings, aliases, needsUnique, trial } = technique;
  useEffect(() => {
    let isCurrent = true;
    void library.call('examples', { technique: id }).then((found) => isCurrent && setExamples(found));
    return () => {
      isCurrent = false;
    };
  }, [id]);
  const at = techniques.findIndex((one) => one.id === id);
  const [before, after] = [techniques[at - 1], techniques[at + 1]];
  const example = examples?.[index];
  return (
    <article className="technique">
      <a className="back" href={hrefOf('learn')}>
        <Icon name="left" />
        {t('all')}
      </a>
      <h1>{names(`${id}.name`)}</h1>
      <p className="lead">{names(`${id}.summary`)}</p>
      <p className="facts">
        <span className="rating">
          {t('rating')} {rangeOf(ratings, i18n.language)}
        </span>
        {needsUnique && <span className="rating">{t('unique')}</span>}
        {trial && <span className="rating">{t('trial')}</span>}
      </p>
      {aliases.length > 0 && <p className="note">{t('aliases', { names: aliases.join(', ') })}</p>}
      {examples && examples.length > 1 && (
        <div className="segments" role="group" aria-label={t('examples')}>
          {examples.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: examples never change their order
            <button type="button" key={i} aria-pressed={i === index} onClick={() => setIndex(i)}>
              {t('example', { number: i + 1 })}
            </button>
          ))}
        </div>
      )}
      {example ? <ExampleView key={index} example={example} /> : <p className="note">{examples ? t('noExample') : t('waiting')}</p>}
      <p>
        <a className="button" href={hrefOf('drill', id)}>
          {t('drill')}
        </a>
      </p>
      <nav className="neighbours" aria-label={t('neighbours')}>
        {before ? <a href={hrefOf('learn', before.id)}>← {names(`${before.id}.name`)}</a> : <span />}
        {after ? <a href={hrefOf('learn', after.id)}>{names(`${after.id}.name`)} →</a> : <span />}
      </nav>
    </article>
  );
}
