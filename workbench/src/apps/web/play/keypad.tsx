import { type CSSProperties, type ReactElement, useEffect } from 'react';
import { COLOURS, valuesOf } from '#session';
import { useSettings } from '../settings.ts';
import { Store, useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { Aid, AidState } from './aid.ts';
import type { Playing } from './playing.ts';
import { useLate } from './use-late.ts';
import './keypad.css';

const NO_AID = new Store<Pick<AidState, 'kind'>>({ kind: 'none' });

/** Keys for fingers and mice: a value each, or a colour each. A value that stands everywhere it can is dimmed. */
export function Keypad({ playing, aid }: { readonly playing: Playing; readonly aid?: Aid }): ReactElement {
  const { t } = useTranslation('play');
  const { t: shell } = useTranslation('shell');
  const { mode, coloured, asksColoured, cursor, held } = useStore(playing.store);
  const { game } = useLate(playing);
  const { digitFirst } = useSettings();
  useEffect(() => {
    if (!digitFirst && held !== 0) playing.hold(held);
  }, [digitFirst, held, playing]);
  const isAsking = useStore(aid?.store ?? NO_AID).kind === 'ask-why';
  const { symbols, geometry } = game.puzzle;
  if (mode === 'colour' && !isAsking) {
    return (
      <>
        <div className="keypad colours" role="group" aria-label={t('keypad')}>
          {Array.from({ length: COLOURS }, (_, i) => i + 1).map((colour) => (
            <button
              type="button"
              key={colour}
              className="key"
              aria-label={shell(`board.colour.${colour}`)}
              onClick={() => playing.enter(colour)}
            >
              <span className="swatch tinted" data-colour={colour} />
            </button>
          ))}
        </div>
        <div className={`chips values ${asksColoured ? 'asking' : ''}`} role="group" aria-label={t('coloured.label')}>
          {['', ...symbols.all].map((symbol, value) => (
            <button
              type="button"
              key={symbol}
              aria-label={value === 0 ? undefined : t('coloured.mark', { value: symbol })}
              aria-pressed={coloured === value}
              onClick={() => playing.setColoured(value)}
            >
              {value === 0 ? t('coloured.cell') : symbol}
            </button>
          ))}
        </div>
      </>
    );
  }
  const values = valuesOf(game);
  const most = geometry.cellCount / geometry.size;
  const counts = new Uint16Array(geometry.size + 1);
  for (const value of values) counts[value]!++;
  const left = (value: number): number => Math.max(0, most - counts[value]!);
  const press = (value: number): void => {
    if (isAsking) void aid?.whyNot(geometry.places[cursor]!.cell, value);
    else if (digitFirst) playing.hold(value);
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
        <button
          type="button"
          key={symbol}
          className={`key ${counts[i + 1]! >= most ? 'done' : ''}`}
          // All in the name: readers speak a description in the place of a name of one letter.
          aria-label={Number.isInteger(most) ? t('left', { symbol, count: left(i + 1) }) : symbol}
          aria-pressed={digitFirst ? held === i + 1 : undefined}
          onClick={() => press(i + 1)}
        >
          {symbol}
          {Number.isInteger(most) && <small aria-hidden="true">{left(i + 1)}</small>}
        </button>
      ))}
    </div>
  );
}

/** Keys stand in a block beside the board, as even as it goes, and in few rows of at most nine under it on a phone. */
function keyColumns(size: number): CSSProperties {
  const rows = Math.ceil(size / 9);
  const perRow = [3, 4, 5].find((columns) => size % columns === 0 && size / columns <= 5) ?? Math.ceil(Math.sqrt(size));
  return { '--keys': Math.ceil(size / rows), '--key-block': size < 6 ? size : perRow } as CSSProperties;
}
