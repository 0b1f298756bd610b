import { lazy, type ReactElement, Suspense, useState } from 'react';
import { KeySheet } from '../help/key-sheet.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { Icon, type IconName } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import type { Aid } from './aid.ts';
import { GameList } from './game-list.tsx';
import { NewGame } from './new-game.tsx';
import type { Playing } from './playing.ts';

/** Loaded when somebody shares: the first load has no room for it. */
const Share = lazy(() => import('./share.tsx').then((module) => ({ default: module.Share })));

export type GameDialog = 'new' | 'games' | 'share' | 'keys';

interface GameMenuProps {
  readonly playing: Playing;
  readonly aid: Aid;
  readonly open: GameDialog | undefined;
  readonly onOpen: (dialog: GameDialog | undefined) => void;
}

/** What one does to a whole game. Restart asks for nothing, since undo brings everything back. */
export function GameMenu({ playing, aid, open, onOpen }: GameMenuProps): ReactElement {
  const { t } = useTranslation('play');
  const [isRestarted, setRestarted] = useState(false);
  const item = (icon: IconName, label: string, onClick: () => void): ReactElement => (
    <button type="button" className="tool" onClick={onClick}>
      <Icon name={icon} />
      {label}
    </button>
  );
  const close = (): void => onOpen(undefined);
  const restart = (): void => {
    aid.close();
    playing.act({ type: 'restart' });
    setRestarted(true);
  };
  return (
    <>
      <div className="tools game-menu">
        {item('plus', t('menu.new'), () => onOpen('new'))}
        {item('layers', t('menu.games'), () => onOpen('games'))}
        {item('share', t('menu.share'), () => onOpen('share'))}
        {item('book', t('menu.explain'), () => void aid.explain())}
        {item('gauge', t('menu.rate'), () => void aid.rate())}
        {item('restart', t('menu.restart'), restart)}
      </div>
      {isRestarted && (
        <p className="note" role="status">
          {t('menu.restarted')}
        </p>
      )}
      {open === 'new' && <NewGame onClose={close} />}
      {open === 'games' && <GameList current={playing.state.game.id} onClose={close} />}
      {open === 'share' && (
        <Suspense fallback={null}>
          <Share puzzle={playing.state.game.puzzle} game={playing.state.game} onClose={close} />
        </Suspense>
      )}
      {open === 'keys' && (
        <Dialog title={t('keys')} onClose={close} wide>
          <KeySheet />
        </Dialog>
      )}
    </>
  );
}
