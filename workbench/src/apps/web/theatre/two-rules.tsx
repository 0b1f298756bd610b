import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { type Cell, cellName, check, type Puzzle } from '#core';
import type { ConstraintTreeEvent } from '#engines';
import { packPuzzle } from '#session';
import { library } from '../library/client.ts';
import type { Shot } from '../library/theatre.ts';
import { parseHash } from '../router.ts';
import { useTranslation } from '../texts.ts';
import { type CubeState, cubeAct } from './acts/cube-act.ts';
import { Explanation } from './explanation.tsx';
import { puzzleNamed } from './puzzles.ts';
import { readSceneAddress, sceneAddress } from './scene-address.ts';
import { cube } from './scene-data.ts';
import { StageBoard } from './stage-board.tsx';
import { TakeAway } from './take-away.tsx';
import { type Player, usePlayer } from './use-player.ts';
import './two-rules.css';

/** Table 2 of 000 under the rule that its text states and under the one that its worked example follows. */
const RULES = ['table2Stated', 'table2'] as const;

interface Told {
  readonly puzzle: Puzzle;
  readonly state: CubeState;
  /** Whether the search went to its end, so that the number of solutions is exact. */
  readonly isComplete: boolean;
}

/** Tables 2 and 3 of 000 under both rules side by side: how many solutions there are, exactly, and what they are. */
export function TwoRules(): ReactElement {
  const { t } = useTranslation('theatre');
  const title = useId();
  const [told, setTold] = useState<readonly Told[] | undefined>(undefined);
  useEffect(() => {
    let isCurrent = true;
    void Promise.all(RULES.map((name) => tell(puzzleNamed(name)))).then((both) => isCurrent && setTold(both.flatMap((one) => one ?? [])));
    return () => {
      isCurrent = false;
    };
  }, []);
  const [stated, worked] = told ?? [];
  return (
    <section aria-labelledby={title} className="scene">
      <h1 id={title}>{t('scenes.rules.title')}</h1>
      <p className="lead">{t('scenes.rules.text')}</p>
      <Explanation scene="rules" />
      {!stated || !worked ? (
        <p className="note" role="status">
          {t('running')}
        </p>
      ) : (
        <BothRules stated={stated} worked={worked} />
      )}
    </section>
  );
}

/** Both rules with what was found. The steps of this scene are the solutions of the rule that has more of them. */
function BothRules({ stated, worked }: Both): ReactElement {
  const { t } = useTranslation('theatre');
  const stage = useRef<HTMLDivElement>(null);
  const count = worked.state.found.length - 1;
  const [first] = useState(() => readSceneAddress(parseHash(location.hash).query, [], []).step);
  const player = usePlayer(count, first);
  const title = t('scenes.rules.title');
  return (
    <div className="performance">
      <div className="stage-area" ref={stage}>
        <div className="two-rules">
          <OneRule name={RULES[0]} told={stated} />
          <OneRule name={RULES[1]} told={worked} player={player} />
        </div>
        <BothTables stated={stated} worked={worked} />
      </div>
      <TakeAway
        name="rules"
        title={title}
        stage={stage}
        caption={title}
        player={player}
        count={count}
        address={sceneAddress('rules', { chosen: {}, step: player.position })}
      />
    </div>
  );
}

interface Both {
  readonly stated: Told;
  readonly worked: Told;
}

async function tell(puzzle: Puzzle): Promise<Told | undefined> {
  const { engine, limit, keep } = cube;
  const answer = await library.call('perform', { puzzle: packPuzzle(puzzle), engine, options: {}, limit, keep });
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
      <section className="scroller" tabIndex={0} aria-label={t('matrix.label')}>
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
