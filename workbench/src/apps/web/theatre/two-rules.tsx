import { type ReactElement, useEffect, useState } from 'react';
import { type Cell, cellName, check, makePuzzle, type Puzzle } from '#core';
import type { ConstraintTreeEvent } from '#engines';
import { kindOf, splitSpec } from '#kinds';
import { packPuzzle } from '#session';
import { library } from '../library/client.ts';
import type { Shot } from '../library/theatre.ts';
import { useTranslation } from '../texts.ts';
import { type CubeState, cubeAct } from './acts/cube-act.ts';
import { SceneFrame } from './frame.tsx';
import { PuzzleChoice } from './puzzle-choice.tsx';
import { addressOf } from './scene-address.ts';
import { cube } from './scene-data.ts';
import { SceneSection } from './scene-section.tsx';
import { StageBoard } from './stage-board.tsx';
import { useFirstChoice } from './use-first-choice.ts';
import { type Player, usePlayer } from './use-player.ts';
import './two-rules.css';

/** The rule that the text of 000 states and the one that its worked example follows, as options of a cube; named by table 2 under them. */
const RULES = ['table2Stated', 'table2'] as const;
const OPTIONS = ['every-plane', 'worked-example'] as const;
const PUZZLES = ['table2Cube', 'sparse', 'cube4', 'cube9'];
/** More solutions than these have no room beside each other. */
const MOST_SHOWN = 8;

interface Told {
  readonly puzzle: Puzzle;
  readonly state: CubeState;
  /** Whether the search went to its end, so that the number of solutions is exact. */
  readonly isComplete: boolean;
}

/** Tables 2 and 3 of 000, or a cube of one's own, under both rules side by side: how many solutions there are, exactly, and what they are. */
export function TwoRules(): ReactElement {
  const { t } = useTranslation('theatre');
  const { address, choice, setChoice } = useFirstChoice(PUZZLES);
  const told = useBoth(choice.puzzle);
  // A link names the solution of the puzzle that it brings along, and of no other that is chosen afterwards.
  const isLinked = address.own === undefined ? choice.name === (address.puzzle ?? PUZZLES[0]) : choice.own === address.own;
  return (
    <SceneSection scene="rules" settings={<PuzzleChoice names={PUZZLES} onChoose={setChoice} first={address.puzzle} typed={address.own} />}>
      {told === undefined ? (
        <p className="note" role="status">
          {t('running')}
        </p>
      ) : told === 'none' ? (
        <p className="complaint" role="alert">
          {t('rules.noCube')}
        </p>
      ) : (
        <BothRules
          key={told.id}
          stated={told.stated}
          worked={told.worked}
          first={isLinked ? address.step : 0}
          addressAt={(step) => addressOf('rules', choice, {}, step)}
        />
      )}
    </SceneSection>
  );
}

let shows = 0;

/** The same cube under both rules; 'none' where it is no cube, or the engine does not take it. */
function useBoth(puzzle: Puzzle): (Both & { readonly id: number }) | 'none' | undefined {
  const [told, setTold] = useState<(Both & { readonly id: number }) | 'none' | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    setTold(undefined);
    const { family, argument } = splitSpec(puzzle.kind.spec)!;
    if (!OPTIONS.every((option) => family.options.includes(option)) || puzzle.rules.length > 0) {
      setTold('none');
      return undefined;
    }
    const both = OPTIONS.map((option) =>
      tell(makePuzzle(kindOf(`${family.id}:${argument}/${option}`), puzzle.givens, { symbols: puzzle.symbols })),
    );
    void Promise.all(both).then(([stated, worked]) => {
      if (isCurrent) setTold(stated && worked ? { id: ++shows, stated, worked } : 'none');
    });
    return () => {
      isCurrent = false;
    };
  }, [puzzle]);
  return told;
}

/** Both rules with what was found. The steps of this scene are the solutions of the rule that has more of them. */
function BothRules({ stated, worked, first, addressAt }: BothRulesProps): ReactElement {
  const count = Math.max(0, worked.state.found.length - 1);
  const player = usePlayer(count, first);
  return (
    <SceneFrame scene="rules" player={player} count={count} addressAt={addressAt}>
      <div className="two-rules">
        <OneRule name={RULES[0]} told={stated} />
        <OneRule name={RULES[1]} told={worked} player={player} />
      </div>
      <BothTables stated={stated} worked={worked} />
    </SceneFrame>
  );
}

interface Both {
  readonly stated: Told;
  readonly worked: Told;
}

interface BothRulesProps extends Both {
  /** The solution that is shown first. */
  readonly first: number;
  readonly addressAt: (step: number) => string | undefined;
}

async function tell(puzzle: Puzzle): Promise<Told | undefined> {
  const { engine, keep } = cube;
  const answer = await library.call('perform', { puzzle: packPuzzle(puzzle), engine, options: {}, limit: MOST_SHOWN, keep });
  if (!answer.ok) return undefined;
  const state = cubeAct.begin(puzzle);
  for (const shot of answer.shots) cubeAct.apply(state, shot as Shot<ConstraintTreeEvent>);
  return { puzzle, state, isComplete: answer.result.status === 'complete' };
}

interface OneRuleProps {
  readonly name: string;
  readonly told: Told;
  /** Which of several solutions is shown. */
  readonly player?: Player;
}

function OneRule({ name, told: { puzzle, state, isComplete }, player }: OneRuleProps): ReactElement {
  const { t } = useTranslation('theatre');
  const chosen = player?.position ?? 0;
  const { found } = state;
  const differs = (cell: Cell): boolean => found.some((grid) => grid[cell] !== found[0]![cell]);
  return (
    <section aria-label={t(`rules.${name}`)}>
      <h2>{t(`rules.${name}`)}</h2>
      <p className="caption">{t(isComplete ? 'rules.exactly' : 'rules.atLeast', { count: found.length })}</p>
      {player && found.length > 1 && (
        <div className="segments" role="group" aria-label={t('solutions.label')}>
          {found.map((_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a solution is its number
            <button key={i} type="button" aria-pressed={i === chosen} onClick={() => player.goTo(i)}>
              {t('solutions.one', { number: i + 1 })}
            </button>
          ))}
        </div>
      )}
      <StageBoard puzzle={puzzle} grid={found[chosen] ?? puzzle.givens} lookOf={(cell) => (differs(cell) ? 'holder' : '')} />
    </section>
  );
}

/** Every blank of table 2 with its candidates (figure 8), what the constraints leave (figure 9) and its value in every solution. */
function BothTables({ stated, worked }: Both): ReactElement {
  const { t } = useTranslation('theatre');
  const { geometry, givens } = stated.puzzle;
  const blanks = [...givens.keys()].filter((cell) => givens[cell] === 0);
  const both = [stated, worked];
  const broken = worked.state.found.map((grid) => check(stated.puzzle, grid).length);
  return (
    <>
      {broken.map(
        (faults, i) =>
          faults > 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: a solution is its number
            <p key={i}>{t('rules.breaks', { number: i + 1, count: faults })}</p>
          ),
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="matrix-box" tabIndex={0} aria-label={t('matrix.label')}>
        <table className="matrix two-rules-table">
          <thead>
            <tr>
              <th scope="col">{t('matrix.cell')}</th>
              {both.map(({ state }, rule) => [
                <th key={`c${RULES[rule]}`} scope="col">
                  {t('rules.candidates', { rule: t(`rules.short.${RULES[rule]}`) })}
                </th>,
                <th key={`l${RULES[rule]}`} scope="col">
                  {t('rules.left')}
                </th>,
                ...state.found.map((_, i) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a solution is its number
                  <th key={`${RULES[rule]}${i}`} scope="col">
                    {t('solutions.one', { number: i + 1 })}
                  </th>
                )),
              ])}
            </tr>
          </thead>
          <tbody>
            {blanks.map((cell) => (
              <tr key={cell}>
                <th scope="row">{cellName(geometry, cell)}</th>
                {both.map(({ state: { rows, found } }, rule) => {
                  const row = rows.find((one) => one.cell === cell);
                  const differs = found.some((grid) => grid[cell] !== found[0]![cell]);
                  return [
                    <td key={`c${RULES[rule]}`}>{row?.values.join(' ')}</td>,
                    <td key={`l${RULES[rule]}`}>{row?.values.filter((value) => !row.gone.has(value)).join(' ')}</td>,
                    ...found.map((grid, i) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a solution is its number
                      <td key={`${RULES[rule]}${i}`} className={differs ? 'differs' : ''}>
                        {grid[cell]}
                      </td>
                    )),
                  ];
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
