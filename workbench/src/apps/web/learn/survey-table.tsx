import type { ReactElement } from 'react';
import { LEVELS, levelOf } from '#core';
import { SURVEY_GROUP_FACTS, SURVEY_GROUPS, surveyGroupOf } from '#logic';
import type { LibraryAnswer } from '../library/operations.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import { ratingRange } from './catalogue.tsx';

/** The classes of the survey (002) beside our techniques, their ratings and the levels that these reach. */
export function SurveyTable({ techniques }: { readonly techniques: LibraryAnswer<'techniques'> }): ReactElement {
  const { t, i18n } = useTranslation('learn');
  const { t: names } = useTranslation('techniques');
  return (
    <section className="survey" aria-labelledby="survey">
      <h2 id="survey">{t('survey.title')}</h2>
      <p>{t('survey.text')}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="scroller" tabIndex={0} aria-label={t('survey.class')}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t('survey.class')}</th>
              <th scope="col">{t('survey.printed')}</th>
              <th scope="col">{t('survey.ours')}</th>
              <th scope="col">{t('survey.ratings')}</th>
            </tr>
          </thead>
          <tbody>
            {SURVEY_GROUPS.map((group) => {
              const own = techniques.filter(({ id }) => surveyGroupOf(id) === group);
              if (own.length === 0) return null;
              const range = [Math.min(...own.map(({ ratings }) => ratings[0])), Math.max(...own.map(({ ratings }) => ratings[1]))] as const;
              const levels = [...new Set(range.map((rating) => LEVELS[levelOf(rating)].name[i18n.language]))];
              return (
                <tr key={group}>
                  <th scope="row">{SURVEY_GROUP_FACTS[group].name[i18n.language]}</th>
                  <td>{SURVEY_GROUP_FACTS[group].printed[i18n.language]}</td>
                  <td>
                    {group === 'harder'
                      ? t('survey.rest')
                      : own.map(({ id }, i) => (
                          <span key={id}>
                            {i > 0 && ', '}
                            <a href={hrefOf('learn', id)}>{names(`${id}.name`)}</a>
                          </span>
                        ))}
                  </td>
                  <td>
                    {ratingRange(range, i18n.language)} ({levels.join(' – ')})
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </section>
    </section>
  );
}
