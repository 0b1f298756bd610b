import type { ReactElement } from 'react';
import { levelOf } from '#core';
import { levelWithRange } from '../level-words.ts';
import { ratingWriter } from '../numbers.ts';
import { hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import type { CardOf } from './card-props.ts';

/** How hard the puzzle is, and why: the hardest step and how often each technique is needed. */
export function RatingCard({ state }: CardOf<'rating'>): ReactElement {
  const { t } = useTranslation('play');
  const { t: techniques, i18n } = useTranslation('techniques');
  const { answer } = state;
  if (answer.solvability !== 'one') {
    return (
      <>
        <h2>{t('rating.title')}</h2>
        <p role="status">{t(`rating.${answer.solvability}`)}</p>
      </>
    );
  }
  const write = ratingWriter(i18n.language);
  const shares = Object.entries(answer.shares);
  const most = Math.max(...shares.map(([, count]) => count));
  return (
    <>
      <h2>{t('rating.title')}</h2>
      <p className="score" role="status">
        <strong>{write(answer.er)}</strong> {levelWithRange(levelOf(answer.er, answer.scale), i18n.language, answer.scale)}
      </p>
      <p>{t('rating.hardest', { name: techniques(`${answer.technique}.name`), rating: write(answer.er) })}</p>
      {answer.end !== 'solved' && <p>{t('rating.open')}</p>}
      <table className="shares">
        <caption>{t('rating.shares', { count: answer.steps })}</caption>
        <tbody>
          {shares.map(([id, count]) => (
            <tr key={id}>
              <th scope="row">
                <a href={hrefOf('learn', id)}>{techniques(`${id}.name`)}</a>
              </th>
              <td className="count">{count}</td>
              <td className="bar" aria-hidden="true">
                <span style={{ width: `${(100 * count) / most}%` }} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">
        {t(answer.scale === 'ninefold-rules' ? 'rating.ruleScale' : 'rating.scale', { ep: write(answer.ep), ed: write(answer.ed) })}
      </p>
    </>
  );
}
