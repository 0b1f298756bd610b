import { lazy, type ReactElement, Suspense } from 'react';
import { Dialog } from '../shell/dialog.tsx';
import { Icon, type IconName } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Aid } from './aid.ts';
import type { Playing } from './playing.ts';

/** Loaded when they are opened: the first load has no room for windows. */
const Share = lazy(() => import('./share.tsx').then((module) => ({ default: module.Share })));
const GameList = lazy(() => import('./game-list.tsx').then((module) => ({ default: module.GameList })));
const NewGame = lazy(() => import('../fresh/new-game.tsx').then((module) => ({ default: module.NewGame })));
const KeySheet = lazy(() => import('../help/key-sheet.tsx').then((module) => ({ default: module.KeySheet })));

export type GameDialog = 'new' | 'games' | 'share' | 'keys' | 'guide';

interface GameMenuProps {
  readonly playing: Playing;
  readonly aid: Aid;
  readonly open: GameDialog | undefined;
  readonly onOpen: (dialog: GameDialog | undefined) => void;
}

/** What one does to a whole game. Restart asks for nothing, since undo brings everything back. */
export function GameMenu({ playing, aid, open, onOpen }: GameMenuProps): ReactElement {
  const { t } = useTranslation('play');
  const isRestarted = useStore(playing.store).game.past.at(-1)?.setAside !== undefined;
  const item = (icon: IconName, label: string, onClick: () => void): ReactElement => (
    <button type="button" className="tool" onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
  const close = (): void => onOpen(undefined);
  // To ask about a paused game is to go on with it.
  const ask = (question: () => Promise<void>): void => {
    playing.resume();
    void question();
  };
  const restart = (): void => {
    aid.close();
    playing.resume();
    playing.act({ type: 'restart' });
  };
  return (
    <>
      <div className="tools game-menu">
        {item('plus', t('menu.new'), () => onOpen('new'))}
        {item('layers', t('menu.games'), () => onOpen('games'))}
        {item('share', t('menu.share'), () => onOpen('share'))}
        {item('book', t('menu.explain'), () => ask(() => aid.explain()))}
        {item('gauge', t('menu.rate'), () => ask(() => aid.rate()))}
        {item('restart', t('menu.restart'), restart)}
      </div>
      {isRestarted && (
        <p className="note" role="status">
          {t('menu.restarted')}
        </p>
      )}
      <Suspense fallback={null}>
        {open === 'new' && <NewGame onClose={close} />}
        {open === 'games' && <GameList current={playing.state.game.id} onClose={close} />}
        {open === 'share' && <Share puzzle={playing.state.game.puzzle} game={playing.state.game} onClose={close} />}
        {open === 'keys' && (
          <Dialog title={t('keys')} onClose={close} wide>
            <KeySheet />
          </Dialog>
        )}
      </Suspense>
    </>
  );
}
