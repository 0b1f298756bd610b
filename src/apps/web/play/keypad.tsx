import type { CSSProperties, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { COLOURS, valuesOf } from '#session';
import { Store, useStore } from '../store.ts';
import type { Aid, AidState } from './aid.ts';
import type { Playing } from './playing.ts';

const NO_AID = new Store<Pick<AidState, 'kind'>>({ kind: 'none' });

/** Keys for fingers and mice: a value each, or a colour each. A value that stands everywhere it can is dimmed. */
export function Keypad({ playing, aid }: { readonly playing: Playing; readonly aid?: Aid }): ReactElement {
  const { t } = useTranslation('play');
  const { t: shell } = useTranslation('shell');
  const { game, mode, cursor } = useStore(playing.store);
  const isAsking = useStore(aid?.store ?? NO_AID).kind === 'ask-why';
  const { symbols, geometry } = game.puzzle;
  if (mode === 'colour' && !isAsking) {
    return (
      <div className="keypad colours" role="group" aria-label={t('keypad')}>
        {Array.from({ length: COLOURS }, (_, i) => i + 1).map((colour) => (
          <button
            type="button"
            key={colour}
            className="key"
            aria-label={shell(`board.colour.${colour}`)}
            onClick={() => playing.enter(colour)}
          >
            <span className="swatch" style={{ background: `${colour > 4 ? 'var(--stripes), ' : ''}var(--tint-${colour})` }} />
          </button>
        ))}
      </div>
    );
  }
  const values = valuesOf(game);
  const most = geometry.cellCount / geometry.size;
  const counts = new Uint16Array(geometry.size + 1);
  for (const value of values) counts[value]!++;
  const press = (value: number): void => {
    if (isAsking) void aid?.whyNot(geometry.places[cursor]!.cell, value);
    else playing.enter(value);
  };
  return (
    <div
      className={`keypad ${isAsking ? 'asking' : mode}`}
      role="group"
      aria-label={t('keypad')}
      data-many={geometry.size > 9 || undefined}
      style={keyColumns(geometry.size)}
    >
      {symbols.all.map((symbol, i) => (
        <button type="button" key={symbol} className={`key ${counts[i + 1]! >= most ? 'done' : ''}`} onClick={() => press(i + 1)}>
          {symbol}
        </button>
      ))}
    </div>
  );
}

/** On a phone the keys of small puzzles stand in one row, those of large ones in rows of eight. */
function keyColumns(size: number): CSSProperties {
  return { '--keys': size > 9 ? 8 : size } as CSSProperties;
}
