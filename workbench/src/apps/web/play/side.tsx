import { lazy, type ReactElement, Suspense } from 'react';
import { speak } from '#core';
import { ENTRY_MODES, foggedCells, valuesOf } from '#session';
import { guideOf } from '../guide/seen.ts';
import { useSpeaker } from '../language.ts';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Aid } from './aid.ts';
import { Coach } from './coach.tsx';
import { type GameDialog, GameMenu } from './game-menu.tsx';
import { HelperSwitches } from './helper-switches.tsx';
import { Keypad } from './keypad.tsx';
import type { Playing } from './playing.ts';
import { SolvedCard } from './solved-card.tsx';
import { PlayTools } from './tools.tsx';
import { useLate } from './use-late.ts';

const RulesCard = lazy(() => import('../rules/rules-card.tsx').then((module) => ({ default: module.RulesCard })));

/** Loaded with the first cube. */
const Guide = lazy(() => import('../guide/guide.tsx').then((module) => ({ default: module.Guide })));

interface SideProps {
  readonly playing: Playing;
  readonly aid: Aid;
  /** Whether nothing can be entered: the coach walks through a solution, or the game is paused. */
  readonly isIdle: boolean;
  readonly dialog: GameDialog | undefined;
  readonly onDialog: (dialog: GameDialog | undefined) => void;
}

/** What stands beside the board: the coach, the keys, the menu, the rules. */
export function BesideBoard({ playing, aid, isIdle, dialog, onDialog }: SideProps): ReactElement {
  const { t } = useTranslation('play');
  const speaker = useSpeaker();
  const { game, mode } = useStore(playing.store);
  const late = useLate(playing);
  const { kind } = useStore(aid.store);
  const { info, kind: rules } = game.puzzle;
  const guide = guideOf(game.puzzle.geometry);
  const hasRules = game.puzzle.rules.length > 0 || game.puzzle.ignored !== undefined;
  // Its buttons go with it; the board takes the focus, so that readers are not left at the top of the page.
  const closeGuide = (): void => {
    onDialog(undefined);
    document.querySelector<HTMLElement>('.cell[tabindex="0"]')?.focus({ preventScroll: true });
  };
  return (
    <aside className={`side ${kind === 'none' ? '' : 'coached'}`} aria-label={t('side')}>
      {!isIdle && (
        <>
          <div className="segments modes" role="group" aria-label={t('mode.label')}>
            {ENTRY_MODES.map((one) => (
              <button type="button" key={one} aria-pressed={one === mode} onClick={() => playing.setMode(one)}>
                {t(`mode.${one}`)}
              </button>
            ))}
          </div>
          <Keypad playing={playing} aid={aid} />
          <PlayTools playing={playing} aid={aid} />
        </>
      )}
      {/* Under the keys, in the place of the menu: whatever is said moves nothing that one presses. */}
      {game.solved && kind === 'none' && <SolvedCard playing={playing} onNew={() => onDialog('new')} />}
      {/* Its texts are loaded when it first speaks; the board must not vanish meanwhile, and the focus with it. */}
      <Suspense fallback={null}>
        <Coach aid={aid} playing={playing} />
        {dialog === 'guide' && kind === 'none' && guide && <Guide id={guide} onClose={closeGuide} />}
      </Suspense>
      <Suspense fallback={null}>
        <GameMenu playing={playing} aid={aid} open={dialog} onOpen={onDialog} />
      </Suspense>
      <HelperSwitches playing={playing} />
      <details className="rules" open={hasRules}>
        <summary>{t('rules')}</summary>
        <p>{speak(rules.words.rules, speaker)}</p>
        {hasRules && (
          <Suspense fallback={null}>
            <RulesCard
              puzzle={game.puzzle}
              values={valuesOf(late.game)}
              cell={game.puzzle.geometry.places[late.cursor]!.cell}
              fogged={foggedCells(late.game)}
            />
          </Suspense>
        )}
        {info.author !== undefined && <p className="note">{t('author', { name: info.author })}</p>}
        {info.comment !== undefined && <p className="note">{info.comment}</p>}
      </details>
      <p className="note keys-note">
        {guide && (
          <>
            <button type="button" className="link" onClick={() => onDialog('guide')}>
              {t('guide')}
            </button>{' '}
            ·{' '}
          </>
        )}
        <button type="button" className="link" onClick={() => onDialog('keys')}>
          {t('keysNote')}
        </button>
      </p>
    </aside>
  );
}
