import { type ReactElement, useMemo, useState } from 'react';
import { speak } from '#core';
import { DEFAULT_KIND, kindOf } from '#kinds';
import { SURVEY_GROUP_FACTS, surveyGroupOf } from '#logic';
import { useSpeaker } from '../language.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useAnswer } from '../library/use-latest.ts';
import { hrefOf } from '../router.ts';
import { BackLink } from '../shell/back-link.tsx';
import { useTranslation } from '../texts.ts';
import { ratingRange } from './catalogue.tsx';
import { ExampleView } from './example.tsx';
import searched from './searched.json' with { type: 'json' };

interface TechniquePageProps {
  readonly technique: LibraryAnswer<'techniques'>[number];
  readonly techniques: LibraryAnswer<'techniques'>;
}

/** What is easily mixed up, or stands where one does not expect it, with the technique to read beside it. */
const BESIDE: Readonly<Record<string, { readonly note: string; readonly other: string }>> = {
  nishio: { note: 'nishioNote', other: 'dynamic-forcing-chains' },
  'dynamic-forcing-chains': { note: 'dynamicNote', other: 'nishio' },
  'naked-single': { note: 'nakedSingleNote', other: 'hidden-single' },
};

/**
 * Where cubes or faces have no example of a technique: how many positions were searched for a step that nothing simpler makes, and how many
 * were passed by because something simpler led on, where chains, which take long, are not looked for.
 */
const SEARCHED: Readonly<Record<string, Readonly<Record<string, { readonly looked: number; readonly passed: number }>>>> = searched;

/** One technique: what it says, what it needs, and positions in which it works. */
export function TechniquePage({ technique, techniques }: TechniquePageProps): ReactElement {
  const { t, i18n } = useTranslation('learn');
  const { t: names } = useTranslation('techniques');
  const [index, setIndex] = useState(0);
  const { id, ratings, aliases, needsUnique, trial } = technique;
  const question = useMemo(() => ({ technique: id }), [id]);
  const examples = useAnswer('examples', question);
  const at = techniques.findIndex((one) => one.id === id);
  const [before, after] = [techniques[at - 1], techniques[at + 1]];
  const example = examples?.[index];
  const speaker = useSpeaker();
  const nameOf = ({ puzzle, figure }: LibraryAnswer<'examples'>[number], i: number): string => {
    if (figure !== undefined) return t(`figures.${figure}`);
    if (puzzle.spec === DEFAULT_KIND) return t('example', { number: i + 1 });
    return t('exampleOn', { number: i + 1, kind: speak(kindOf(puzzle.spec, puzzle.regions).words.title, speaker) });
  };
  return (
    <article className="technique column">
      <BackLink href={hrefOf('learn')}>{t('all')}</BackLink>
      <h1>{names(`${id}.name`)}</h1>
      <p className="lead">{names(`${id}.summary`)}</p>
      <p className="technique-facts">
        <span className="rating">
          {t('rating')} {ratingRange(ratings, i18n.language)}
        </span>
        {needsUnique && <span className="rating">{t('unique')}</span>}
        {trial && <span className="rating">{t('trial')}</span>}
        <span className="rating">{t('survey.of', { name: SURVEY_GROUP_FACTS[surveyGroupOf(id)].name[i18n.language] })}</span>
      </p>
      {aliases.length > 0 && <p className="note">{t('aliases', { names: aliases.join(', ') })}</p>}
      {BESIDE[id] && (
        <p className="note">
          {t(BESIDE[id].note)} <a href={hrefOf('learn', BESIDE[id].other)}>{names(`${BESIDE[id].other}.name`)}</a>.
        </p>
      )}
      {examples && examples.length > 1 && (
        <div className="segments" role="group" aria-label={t('examples')}>
          {examples.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: examples never change their order
            <button type="button" key={i} aria-pressed={i === index} onClick={() => setIndex(i)}>
              {nameOf(examples[i]!, i)}
            </button>
          ))}
        </div>
      )}
      {Object.entries(SEARCHED[id] ?? {}).map(([family, { looked, passed }]) => (
        <p key={family} className="note">
          {t(looked >= passed ? `searched.${family}` : `passed.${family}`, { count: Math.max(looked, passed) })}
        </p>
      ))}
      {example?.covered && <p className="note">{t('coveredNote', { count: example.covered })}</p>}
      {example?.made && <p className="note">{t('madeNote', { count: example.made })}</p>}
      {example?.figure !== undefined && <p className="note">{t('figureNote')}</p>}
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
