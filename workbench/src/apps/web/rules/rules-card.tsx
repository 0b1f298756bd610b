import { type ReactElement, useId, useState } from 'react';
import { type Cell, type Puzzle, speakText } from '#core';
import { announce } from '../announce.tsx';
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

/** The rules of a puzzle in words, those of the cell that one is at, and what remains for a sum on request. */
export function RulesCard({ puzzle, values, cell, fogged }: RulesCardProps): ReactElement {
  const { t } = useTranslation('rules');
  const speaker = useSpeaker();
  const [asked, setAsked] = useState<number | undefined>(undefined);
  const id = useId();
  const remaining = useRemaining(puzzle, values);
  const ask = (index: number): void => {
    setAsked(asked === index ? undefined : index);
    // Said once, when it is asked for: as a live region the list would talk into every digit that is entered later.
    if (asked !== index) announce(remaining(index));
  };
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
                <span id={`${id}-${index}`}>{speakText('{Rule}', { rule: rule.called }, speaker)}</span>
                {hasCombinations(puzzle, index) && (
                  <button
                    type="button"
                    className="link"
                    aria-expanded={asked === index}
                    aria-describedby={`${id}-${index}`}
                    onClick={() => ask(index)}
                  >
                    {t('combinations')}
                  </button>
                )}
                {asked === index && <p className="combinations">{remaining(index)}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Writes the combinations that are left for a rule. */
function useRemaining(puzzle: Puzzle, values: Puzzle['givens']): (rule: number) => string {
  const { t } = useTranslation('rules');
  const symbols = puzzle.symbols.all;
  return (rule) => {
    const { sets, cut } = combinationsOf(puzzle, rule, values);
    const written = sets.map((set) => set.map((value) => symbols[value - 1]).join(' + ')).join(', ');
    return `${written || t('noCombination')}${cut ? ` ${t('andMore')}` : ''}`;
  };
}
