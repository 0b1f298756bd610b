import { type ReactElement, useMemo } from 'react';
import { type Cell, cellName, clueCount, findClashes, levelOf, type Puzzle, speakText } from '#core';
import { ComplaintText } from '../complaint.tsx';
import { useSpeaker } from '../language.ts';
import { levelWithRange } from '../level-words.ts';
import { ratingWriter } from '../numbers.ts';
import { useTranslation } from '../texts.ts';
import { ProofButton } from './proof.tsx';
import type { Analysis } from './use-analysis.ts';

interface VerdictProps {
  readonly puzzle: Puzzle;
  readonly analysis: Analysis;
  /** The cell that one is at. */
  readonly cell: Cell;
}

/** What has become of a draft: no, one or several solutions, where they differ, which clues and rules can go, what contradicts what, how hard it is. */
export function DraftVerdict({ puzzle, analysis, cell }: VerdictProps): ReactElement {
  const { t, i18n } = useTranslation('make');
  const { t: names } = useTranslation('techniques');
  const { rules: looked = [], solution, differing, redundant, rating, candidates, failure, check, tally } = analysis;
  const speaker = useSpeaker();
  const ruleNames = (rules: readonly number[]): string =>
    new Intl.ListFormat(i18n.language).format(rules.map((rule) => speakText('{rule}', { rule: looked[rule]!.called }, speaker)));
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
        <strong>{failure ? <ComplaintText complaint={failure} /> : t(`verdict.${solution?.solvability ?? 'waiting'}`)}</strong>{' '}
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
      {tally && (
        <p>
          {t(tally.isAll ? 'verdict.tallyAll' : 'verdict.tally', {
            count: tally.solutions,
            cell: cellName(puzzle.geometry, cell),
            values: tally.counts[cell]!.flatMap((count, i) => (count > 0 ? [`${puzzle.symbols.all[i]} ×${count}`] : [])).join(', '),
          })}
        </p>
      )}
      {check?.conflict && check.conflict.clues.length + check.conflict.rules.length > 0 && (
        <p>
          {t(check.conflict.isIrreducible ? 'verdict.conflict' : 'verdict.conflictCut', {
            parts: [check.conflict.clues.length > 0 ? list(check.conflict.clues) : '', ruleNames(check.conflict.rules)]
              .filter(Boolean)
              .join('; '),
          })}
        </p>
      )}
      {check?.rules && (
        <p>
          {check.rules.redundant.length === 0
            ? t(check.rules.undecided.length === 0 ? 'verdict.rulesNeeded' : 'verdict.rulesUnknown')
            : t('verdict.rulesRedundant', { count: check.rules.redundant.length, rules: ruleNames(check.rules.redundant) })}
        </p>
      )}
      {redundant && clueCount(puzzle) > 0 && (
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
            level: levelWithRange(levelOf(rating.er, rating.scale), i18n.language, rating.scale),
            name: names(`${rating.technique}.name`),
          })}
        </p>
      )}
      {solution?.solvability === 'one' && <ProofButton puzzle={puzzle} />}
      {candidates?.status === 'budget' && <p className="note">{t('verdict.candidatesCut')}</p>}
    </section>
  );
}
