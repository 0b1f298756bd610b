import { type ReactElement, useState } from 'react';
import { type Cell, type Puzzle, speakText } from '#core';
import { useSpeaker } from '../language.ts';
import { useTranslation } from '../texts.ts';
import { combinationsOf, hasCombinations } from './combinations.ts';
import { RuleList } from './rule-list.tsx';
import { Unknown } from './unknown.tsx';
import './card.css';

interface RulesCardProps {
  readonly puzzle: Puzzle;
  /** What stands in every cell. */
  readonly values: Puzzle['givens'];
  /** The cell that one is at. */
  readonly cell: Cell;
  readonly fogged?: ReadonlySet<Cell> | undefined;
}

/** The rules of a puzzle in words, those of the cell that one is at, and what remains for a sum when somebody asks. */
export function RulesCard({ puzzle, values, cell, fogged }: RulesCardProps): ReactElement {
  const { t } = useTranslation('rules');
  const speaker = useSpeaker();
  const [asked, setAsked] = useState<number | undefined>(undefined);
  const here = puzzle.rules.flatMap((rule, index) => (rule.cells.includes(cell) && !fogged?.has(cell) ? [{ rule, index }] : []));
  return (
    <>
      {puzzle.ignored && <Unknown puzzle={puzzle} />}
      <RuleList rules={puzzle.rules} />
      {here.length > 0 && (
        <section className="rules-here" aria-label={t('here')}>
          <h2>{t('here')}</h2>
          <ul>
            {here.map(({ rule, index }) => (
              <li key={rule.text}>
                <span>{speakText('{Rule}', { rule: rule.called }, speaker)}</span>
                {hasCombinations(puzzle, index) && (
                  <button
                    type="button"
                    className="link"
                    aria-expanded={asked === index}
                    onClick={() => setAsked(asked === index ? undefined : index)}
                  >
                    {t('combinations')}
                  </button>
                )}
                {asked === index && <Remaining puzzle={puzzle} values={values} rule={index} />}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Remaining({ puzzle, values, rule }: Pick<RulesCardProps, 'puzzle' | 'values'> & { readonly rule: number }): ReactElement {
  const { t } = useTranslation('rules');
  const { sets, cut } = combinationsOf(puzzle, rule, values);
  const symbols = puzzle.symbols.all;
  return (
    <p className="combinations" role="status">
      {sets.length === 0 ? t('noCombination') : sets.map((set) => set.map((value) => symbols[value - 1]).join(' + ')).join(', ')}
      {cut && ` ${t('andMore')}`}
    </p>
  );
}
