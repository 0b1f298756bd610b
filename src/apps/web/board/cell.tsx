import { memo, type ReactElement } from 'react';
import type { Puzzle } from '#core';
import type { CellNote } from '#session';
import { contentLabel } from './content-label.ts';
import { placeName, type Say } from './names.ts';

/** Everything a square shows. Only plain values and notes, so that an unchanged square is not drawn again. */
export interface CellProps {
  readonly puzzle: Puzzle;
  readonly place: number;
  readonly note: CellNote;
  /** Words of the style sheet: "chosen", "peer", "same", "conflict", "wrong", "look", "seen", "placed" ... */
  readonly look: string;
  readonly say: Say;
  readonly chosen: boolean;
  /** Whether the Tab key stops here. */
  readonly focusable: boolean;
  /** Candidates that are shown in their places instead of the player's own marks. */
  readonly candidates?: readonly number[] | undefined;
}

/** One square of a board. */
export const CellView = memo(function CellView(props: CellProps): ReactElement {
  const { puzzle, place, note, look, say, chosen, focusable, candidates } = props;
  const symbols = puzzle.symbols.all;
  const given = puzzle.givens[puzzle.geometry.places[place]!.cell]!;
  const value = given || note.value;
  return (
    <div
      className={`cell ${given ? 'given' : ''} ${look}`}
      role="gridcell"
      aria-label={`${placeName(say, puzzle.geometry, place)}: ${contentLabel(say, puzzle.symbols, given, note, candidates, look)}`}
      aria-selected={chosen}
      tabIndex={focusable ? 0 : -1}
      data-place={place}
    >
      {note.colours.length > 0 && <span className="tint" style={{ background: tint(note.colours) }} />}
      {value > 0 ? (
        <span className="digit">{symbols[value - 1]}</span>
      ) : candidates ? (
        <Candidates values={candidates} symbols={symbols} />
      ) : (
        <Marks note={note} symbols={symbols} />
      )}
    </div>
  );
});

/** Candidates at their places in the square. */
function Candidates({ values, symbols }: { readonly values: readonly number[]; readonly symbols: readonly string[] }): ReactElement {
  return (
    <span className="candidates">
      {symbols.map((symbol, i) => (
        <i key={symbol} data-value={i + 1}>
          {values.includes(i + 1) ? symbol : ''}
        </i>
      ))}
    </span>
  );
}

/** Marks of the player: in the centre as one word that shrinks, at the corners in reading order. */
function Marks({ note, symbols }: { readonly note: CellNote; readonly symbols: readonly string[] }): ReactElement {
  const { corners, centres } = note;
  return (
    <>
      {centres.length > 0 && (
        <span className="centres" style={{ '--count': Math.max(3, centres.length) } as React.CSSProperties}>
          {centres.map((value) => symbols[value - 1]).join('')}
        </span>
      )}
      {corners.length > 0 && (
        <span className="corners" data-many={corners.length > 8 || undefined}>
          {corners.map((value, i) => (
            <i key={value} data-corner={i}>
              {symbols[value - 1]}
            </i>
          ))}
        </span>
      )}
    </>
  );
}

/** Several colours share a square like pieces of a cake. The second half of the palette is striped, so that hue is not all that differs. */
function tint(colours: readonly number[]): string {
  const share = 360 / colours.length;
  const pieces = colours.map((colour, i) => `var(--tint-${colour}) ${i * share}deg ${(i + 1) * share}deg`);
  const stripes = colours.some((colour) => colour > 4) ? 'var(--stripes), ' : '';
  return `${stripes}conic-gradient(from 30deg, ${pieces.join(', ')})`;
}
