import { type CSSProperties, type ReactElement, type Ref, useMemo } from 'react';
import type { Cell, Geometry, Puzzle } from '#core';
import type { Picture } from '#drawing';
import { BLANK_NOTE, type CellNote, type Sheet } from '#session';
import { useTranslation } from '../texts.ts';
import { CellView } from './cell.tsx';
import { type Layout, layOut, shadedCells } from './layout.ts';
import { panelName, type Say } from './names.ts';
import { Overlay } from './overlay.tsx';
import { type BoardPointer, usePointer } from './use-pointer.ts';

/** What a board draws. It knows no rules and no game: whoever uses it says what stands where and what is lit. */
export interface BoardProps {
  readonly puzzle: Puzzle;
  /** The sheets that are shown: all panels of the geometry, or one plane of a cube. */
  readonly sheets: readonly Sheet[];
  /** By cell; undefined where nobody plays. */
  readonly notes?: readonly CellNote[] | undefined;
  /** Spoken name of the whole. */
  readonly label: string;
  /** The place that has the focus; undefined on a board that is only looked at. */
  readonly cursor?: number | undefined;
  readonly selection?: ReadonlySet<Cell> | undefined;
  /** How a cell is lit, in words of the style sheet. */
  readonly lookOf?: ((cell: Cell) => string) | undefined;
  /** Candidates to show instead of the player's marks. */
  readonly candidatesOf?: ((cell: Cell) => readonly number[] | undefined) | undefined;
  readonly picture?: Picture | undefined;
  readonly pointer?: BoardPointer | undefined;
  readonly onKeyDown?: ((event: React.KeyboardEvent) => void) | undefined;
  readonly boardRef?: Ref<HTMLDivElement> | undefined;
}

/** Draws the sheets of any geometry: one grid, a plane of a cube, the net of its faces. */
export function BoardView(props: BoardProps): ReactElement {
  const { puzzle, sheets, label, onKeyDown, boardRef } = props;
  const { t } = useTranslation('shell');
  const layout = useMemo(() => layOut(sheets), [sheets]);
  const shaded = useMemo(() => shadedCells(puzzle.geometry), [puzzle.geometry]);
  const handlers = usePointer(puzzle.geometry, props.pointer);
  const picture = useMemo(() => pictureLook(puzzle.geometry, props.picture), [puzzle.geometry, props.picture]);
  const isSmall = puzzle.geometry.size > 16;
  return (
    // The keys and the pointer are handled for all squares at once; the squares themselves take the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={`board ${props.picture ? 'explaining' : ''} ${isSmall ? 'small' : ''}`}
      style={boardStyle(layout, puzzle.geometry.size)}
      onKeyDown={onKeyDown}
      ref={boardRef}
      {...handlers}
    >
      {sheets.map((sheet, i) => {
        const { x, y } = layout.origins[i]!;
        const name = sheets.length > 1 ? panelName(t as Say, puzzle.geometry, i) : '';
        return (
          <div
            key={`${x} ${y}`}
            className="sheet"
            style={{
              left: `${(100 * x) / layout.width}%`,
              top: `${(100 * y) / layout.height}%`,
              width: `${(100 * sheet.columns) / layout.width}%`,
              height: `${(100 * sheet.rows) / layout.height}%`,
            }}
          >
            {name !== '' && (
              <div className="sheet-title" aria-hidden="true">
                {name}
              </div>
            )}
            <SheetView
              {...props}
              sheet={sheet}
              label={name === '' ? label : `${label}, ${name}`}
              shaded={shaded}
              picture={undefined}
              extra={picture}
            />
          </div>
        );
      })}
      <Overlay geometry={puzzle.geometry} sheets={sheets} layout={layout} picture={props.picture} />
    </div>
  );
}

interface SheetViewProps extends BoardProps {
  readonly sheet: Sheet;
  readonly shaded: ReadonlySet<Cell>;
  readonly extra: (cell: Cell) => string;
}

function SheetView(props: SheetViewProps): ReactElement {
  const { puzzle, sheet, notes, label, cursor, selection, lookOf, candidatesOf, shaded, extra } = props;
  const { t } = useTranslation('shell');
  const { geometry } = puzzle;
  const rows = Array.from({ length: sheet.rows }, (_, row) => sheet.places.slice(row * sheet.columns, (row + 1) * sheet.columns));
  return (
    <div className="grid" role="grid" aria-label={label} aria-multiselectable={selection ? true : undefined} style={gridStyle(sheet)}>
      {rows.map((places, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows never change their order
        // biome-ignore lint/a11y/useFocusableInteractive: the squares of a row take the focus
        <div className="row" role="row" key={row}>
          {places.map((place, column) => {
            // biome-ignore lint/suspicious/noArrayIndexKey: holes never change their place
            if (place < 0) return <div className="hole" key={`hole ${column}`} />;
            const { cell } = geometry.places[place]!;
            const note = notes?.[cell] ?? BLANK_NOTE;
            const candidates = candidatesOf?.(cell);
            const look = [shaded.has(cell) ? 'shaded' : '', lookOf?.(cell) ?? '', extra(cell)].filter(Boolean).join(' ');
            return (
              <CellView
                key={place}
                puzzle={puzzle}
                place={place}
                note={note}
                look={look}
                say={t as Say}
                chosen={selection?.has(cell) ?? false}
                focusable={place === cursor}
                candidates={candidates}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function boardStyle({ width, height }: Layout, size: number): CSSProperties {
  const perRow = Math.ceil(Math.sqrt(size));
  return {
    '--board-width': width,
    '--board-height': height,
    '--per-row': perRow,
    '--mark-rows': Math.ceil(size / perRow),
  } as CSSProperties;
}

function gridStyle({ rows, columns }: Sheet): CSSProperties {
  return { gridTemplateColumns: `repeat(${columns}, 1fr)`, gridTemplateRows: `repeat(${rows}, 1fr)` };
}

/** How a picture shades the cells: those to look at, and lighter the rest of their houses. */
function pictureLook({ groups }: Geometry, picture: Picture | undefined): (cell: Cell) => string {
  if (!picture) return () => '';
  const look = new Set([...picture.cells, ...picture.place.map(({ cell }) => cell)]);
  const seen = new Set(picture.houses.flatMap((house) => groups[house]!.cells));
  return (cell) => (look.has(cell) ? 'look' : seen.has(cell) ? 'seen' : '');
}
