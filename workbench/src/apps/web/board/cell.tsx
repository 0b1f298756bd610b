import { memo, type ReactElement } from 'react';
import { inPieces, type Puzzle } from '#core';
import type { CellNote } from '#session';
import { contentLabel } from './content-label.ts';
import { EDGES, markLines, ROUND } from './mark-lines.ts';
import { fullName, type Say } from './names.ts';

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
  /** Where the arrow that led here leads on, if that is not where it points. */
  readonly leads?: string | undefined;
  /** Candidates that are shown in their places instead of the player's own marks. */
  readonly candidates?: readonly number[] | undefined;
  /** How often each of them occurs, from value 1 on. */
  readonly counts?: readonly number[] | undefined;
  /** A value that is suggested and not entered. */
  readonly ghost?: number | undefined;
  /** Whether marks in the centre stand each at its own place. */
  readonly placed?: boolean | undefined;
  /** Whether rules write into the corners of squares. */
  readonly cornered: boolean;
}

/** One square of a board. What it shows is hidden from readers: they would speak it in the place of the name, and "9" says neither where nor "given". */
export const CellView = memo(function CellView(props: CellProps): ReactElement {
  const { puzzle, place, note, look, say, chosen, focusable, candidates, counts, ghost, placed = false, cornered } = props;
  const symbols = puzzle.symbols.all;
  // What lies in fog is not told before it lifts.
  const given = look.includes('fogged') ? 0 : puzzle.givens[puzzle.geometry.places[place]!.cell]!;
  const value = given || note.value;
  return (
    <div
      className={`cell ${given ? 'given' : ''} ${look}`}
      role="gridcell"
      aria-label={say('board.holds', {
        cell: fullName(say, puzzle.geometry, place),
        content: contentLabel(say, puzzle.symbols, given, note, candidates, look, ghost, counts),
      })}
      aria-selected={chosen}
      tabIndex={focusable ? 0 : -1}
      data-place={place}
    >
      {props.leads && <span className="leads" data-leads={props.leads} aria-hidden="true" />}
      {note.colours.length > 0 && <Tints colours={note.colours} />}
      {value > 0 ? (
        <span className="digit" aria-hidden="true">
          {symbols[value - 1]}
        </span>
      ) : ghost ? (
        <span className="digit ghost" aria-hidden="true">
          {symbols[ghost - 1]}
        </span>
      ) : candidates ? (
        <Candidates values={candidates} symbols={symbols} counts={counts} />
      ) : (
        <Marks note={note} symbols={symbols} placed={placed} cornered={cornered} />
      )}
    </div>
  );
});

interface CandidatesProps {
  readonly values: readonly number[];
  readonly symbols: readonly string[];
  readonly counts?: readonly number[] | undefined;
  /** The note whose marks they are, with their colours. */
  readonly note?: CellNote;
}

/** Candidates at their places in the square. */
function Candidates({ values, symbols, counts, note }: CandidatesProps): ReactElement {
  return (
    <span className="candidates" aria-hidden="true">
      {symbols.map((symbol, i) => (
        <i
          key={symbol}
          data-value={i + 1}
          data-mark={values.includes(i + 1) ? i + 1 : undefined}
          data-tint={note && tintOf(note, i + 1)}
          data-count={counts?.[i] && values.includes(i + 1) ? shortCount(counts[i]) : undefined}
        >
          {values.includes(i + 1) ? symbol : ''}
        </i>
      ))}
    </span>
  );
}

/** A number that has room beside a candidate; the whole of it is spoken. */
const shortCount = (count: number): string => (count > 99 ? '99+' : String(count));

interface MarksProps extends Pick<CellProps, 'note' | 'cornered'> {
  readonly symbols: readonly string[];
  readonly placed: boolean;
}

/** Marks of the player: in the centre in lines that shrink, at the corners in reading order. */
function Marks({ note, symbols, placed, cornered }: MarksProps): ReactElement {
  const { corners, centres } = note;
  if (placed && centres.length > 0 && corners.length === 0) return <Candidates values={centres} symbols={symbols} note={note} />;
  const { perLine, size } = markLines(centres.length, corners.length, { isColoured: note.tints.length > 0, isCornered: cornered });
  return (
    <>
      {centres.length > 0 && (
        <span className="centres" aria-hidden="true" style={{ '--mark-size': size } as React.CSSProperties}>
          {inPieces(centres, perLine).map((line) => (
            <span key={line[0]}>
              {line.map((value) => (
                <i key={value} data-mark={value} data-tint={tintOf(note, value)}>
                  {symbols[value - 1]}
                </i>
              ))}
            </span>
          ))}
        </span>
      )}
      {corners.length > 0 && (
        <span
          className="corners"
          aria-hidden="true"
          data-rows={corners.length > ROUND && corners.length <= EDGES ? '' : undefined}
          data-many={corners.length > EDGES ? (corners.length > 2 * EDGES ? 'most' : 'more') : undefined}
        >
          {corners.map((value, i) => (
            <i key={value} data-corner={i} data-mark={value} data-tint={tintOf(note, value)}>
              {symbols[value - 1]}
            </i>
          ))}
        </span>
      )}
    </>
  );
}

function tintOf({ tints }: CellNote, value: number): number | undefined {
  return tints.find(([other]) => other === value)?.[1];
}

/** Several colours share a square like pieces of a cake. Each has a pattern of its own, so that hue is not all that differs. */
function Tints({ colours }: { readonly colours: readonly number[] }): ReactElement {
  return (
    <span className="tint" aria-hidden="true">
      {colours.map((colour, i) => (
        <span key={colour} className="tinted" data-colour={colour} style={wedge(i, colours.length)} />
      ))}
    </span>
  );
}

/** The piece of a cake as a polygon that reaches beyond the square; a single one is the whole square. */
function wedge(index: number, count: number): React.CSSProperties {
  if (count === 1) return {};
  const corners = Array.from({ length: 4 }, (_, i) => {
    const angle = (2 * Math.PI * (index + i / 3)) / count + Math.PI / 6;
    return `${(50 + 150 * Math.sin(angle)).toFixed(1)}% ${(50 - 150 * Math.cos(angle)).toFixed(1)}%`;
  });
  return { clipPath: `polygon(50% 50%, ${corners.join(', ')})` };
}
