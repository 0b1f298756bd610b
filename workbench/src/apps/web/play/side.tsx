import { type ReactElement, Suspense } from 'react';
import { speak } from '#core';
import { ENTRY_MODES } from '#session';
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
import { Tools } from './tools.tsx';

interface SideProps {
  readonly playing: Playing;
  readonly aid: Aid;
  /** Whether the coach walks through a solution, where nothing can be entered. */
  readonly isWalking: boolean;
  readonly dialog: GameDialog | undefined;
  readonly onDialog: (dialog: GameDialog | undefined) => void;
}

/** What stands beside the board: the coach, the keys, the menu, the rules. */
export function Side({ playing, aid, isWalking, dialog, onDialog }: SideProps): ReactElement {
  const { t } = useTranslation('play');
  const speaker = useSpeaker();
  const { game, mode } = useStore(playing.store);
  const { kind } = useStore(aid.store);
  const { info, kind: rules } = game.puzzle;
  return (
    <aside className="side" aria-label={t('side')}>
      {game.solved && kind === 'none' && <SolvedCard playing={playing} onNew={() => onDialog('new')} />}
      {/* Its texts are loaded when it first speaks; the board must not vanish meanwhile, and the focus with it. */}
      <Suspense fallback={null}>
        <Coach aid={aid} playing={playing} />
      </Suspense>
      {!isWalking && (
        <>
          <div className="segments modes" role="group" aria-label={t('mode.label')}>
            {ENTRY_MODES.map((one) => (
              <button type="button" key={one} aria-pressed={one === mode} onClick={() => playing.setMode(one)}>
                {t(`mode.${one}`)}
              </button>
            ))}
          </div>
          <Keypad playing={playing} aid={aid} />
          <Tools playing={playing} aid={aid} />
        </>
      )}
      <Suspense fallback={null}>
        <GameMenu playing={playing} aid={aid} open={dialog} onOpen={onDialog} />
      </Suspense>
      <HelperSwitches playing={playing} />
      <details className="rules">
        <summary>{t('rules')}</summary>
        <p>{speak(rules.words.rules, speaker)}</p>
        {info.author !== undefined && <p className="note">{t('author', { name: info.author })}</p>}
        {info.comment !== undefined && <p className="note">{info.comment}</p>}
      </details>
      <p className="note keys-note">
        <button type="button" className="link" onClick={() => onDialog('keys')}>
          {t('keysNote')}
        </button>
      </p>
    </aside>
  );
}
