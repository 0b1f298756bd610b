import type { ReactElement } from 'react';
import { Icon, type IconName } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Aid } from './aid.ts';
import type { Playing } from './playing.ts';
import { useLate } from './use-late.ts';

interface ToolsProps {
  readonly playing: Playing;
  readonly aid: Aid;
}

/** What one needs all the time: back and forth, erase, hint, check, and "why not?". */
export function PlayTools({ playing, aid }: ToolsProps): ReactElement {
  const { t } = useTranslation('play');
  const { game } = useLate(playing);
  const state = useStore(aid.store);
  const tool = (name: IconName, label: string, onClick: () => void, rest: { disabled?: boolean; pressed?: boolean } = {}): ReactElement => (
    <button type="button" className="tool" disabled={rest.disabled} aria-pressed={rest.pressed} onClick={onClick}>
      <Icon name={name} />
      <span>{label}</span>
    </button>
  );
  return (
    <div className="tools play-tools">
      {tool('undo', t('undo'), () => playing.act({ type: 'undo' }), { disabled: game.past.length === 0 })}
      {tool('redo', t('redo'), () => playing.act({ type: 'redo' }), { disabled: game.future.length === 0 })}
      {tool('erase', t('erase'), () => playing.clear())}
      {tool('plain', t('plain'), () => playing.act({ type: 'singles' }))}
      {tool('hint', t('hint.button'), () => void aid.hint())}
      {tool('check', t('check.button'), () => void aid.check())}
      {tool('help', t('why.button'), () => (state.kind === 'ask-why' ? aid.close() : aid.askWhy()), { pressed: state.kind === 'ask-why' })}
    </div>
  );
}
