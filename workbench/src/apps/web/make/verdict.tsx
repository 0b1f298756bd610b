import { type ReactElement, useMemo } from 'react';
import { cellName, clueCount, findClashes, LEVELS, levelOf, type Puzzle } from '#core';
import { Said } from '../complaint.tsx';
import { ratingWriter } from '../numbers.ts';
import { useTranslation } from '../texts.ts';
import type { Analysis } from './use-analysis.ts';

/** What has become of a draft: no, one or several solutions, where they differ, which clues can go, how hard it is. */
export function Verdict({ puzzle, analysis }: { readonly puzzle: Puzzle; readonly analysis: Analysis }): ReactElement {
  const { t, i18n } = useTranslation('make');
  const { t: names } = useTranslation('techniques');
  const { solution, differing, redundant, rating, candidates, failure } = analysis;
  const list = (cells: readonly number[]): string => {
    const shown = cells.slice(0, 6).map((cell) => cellName(puzzle.geometry, cell));
    return new Intl.ListFormat(i18n.language).format(cells.length > 6 ? [...shown, t('verdict.more', { count: cells.length - 6 })] : shown);
  };
  const write = ratingWriter(i18n.language);
  const [first, second] = solution?.solutions ?? [];
  const clash = useMemo(() => findClashes(puzzle)[0], [puzzle]);
  const where = differing?.[0];
  return (
    <section className={`card verdict ${solution?.solvability ?? ''}`} aria-label={t('verdict.label')}>
      <p role="status">
        <strong>{failure ? <Said complaint={failure} /> : t(`verdict.${solution?.solvability ?? 'waiting'}`)}</strong>{' '}
        <span className="note">{t('verdict.clues', { count: clueCount(puzzle) })}</span>
      </p>
      {clash && <p>{t('verdict.clash', { cells: list(clash.cells) })}</p>}
      {differing && where !== undefined && first && second && (
        <p>
          {t('verdict.differ', {
            count: differing.length,
            cell: cellName(puzzle.geometry, where),
            one: puzzle.symbols.all[first[where]! - 1],
            other: puzzle.symbols.all[second[where]! - 1],
          })}
        </p>
      )}
      {redundant && (
        <p>
          {redundant.redundant.length === 0
            ? t(redundant.minimal === true ? 'verdict.minimal' : 'verdict.minimalUnknown')
            : t('verdict.redundant', { count: redundant.redundant.length, cells: list(redundant.redundant) })}
        </p>
      )}
      {rating?.solvability === 'one' && (
        <p>
          {t('verdict.rating', {
            rating: write(rating.er),
            level: LEVELS[levelOf(rating.er, rating.scale)].name[i18n.language],
            name: names(`${rating.technique}.name`),
          })}
        </p>
      )}
      {candidates?.status === 'budget' && <p className="note">{t('verdict.candidatesCut')}</p>}
    </section>
  );
}
