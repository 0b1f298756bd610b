import { type CSSProperties, lazy, type ReactElement, Suspense, useMemo } from 'react';
import { type Cell, inPieces, type Puzzle } from '#core';
import { type Picture, shadedCells } from '#drawing';
import { BLANK_NOTE, type Sheet, turnedTo } from '#session';
import { useSettings } from '../settings.ts';
import { useTranslation } from '../texts.ts';
import type { BoardProps } from './board-props.ts';
import { CellView } from './cell.tsx';
import { type BoardLayout, hasCorners, layOut, leavingPlaces, ROOM_UNDER, roomFor } from './layout.ts';
import { panelName, type Say } from './names.ts';
import { GridLines, Overlay } from './overlay.tsx';
import { usePointer } from './use-pointer.ts';

/** Rules are drawn by what is loaded with the first puzzle that has some. */
const RuleLayer = lazy(() => import('../rules/rule-layer.tsx').then((module) => ({ default: module.RuleLayer })));

/** Draws the sheets of any geometry: one grid, a plane of a cube, the net of its faces. */
export function BoardView(props: BoardProps): ReactElement {
  const { puzzle, sheets, label, onKeyDown, boardRef } = props;
  const { t } = useTranslation('shell');
  const { rules } = puzzle;
  const layout = useMemo(() => layOut(sheets, roomFor(puzzle)), [sheets, puzzle]);
  const ghosts = useMemo(() => new Map(props.picture?.place.map(({ cell, value }) => [cell, value])), [props.picture]);
  const isCornered = useMemo(() => hasCorners(rules), [rules]);
  const shaded = useMemo(() => shadedCells(puzzle.geometry), [puzzle.geometry]);
  const leaving = useMemo(() => leavingPlaces({ rules, geometry: puzzle.geometry }), [rules, puzzle.geometry]);
  const handlers = usePointer(puzzle.geometry, props.pointer);
  const picture = useMemo(() => pictureLook(puzzle, props.picture, props.forcing), [puzzle, props.picture, props.forcing]);
  const isSmall = puzzle.geometry.size > 16;
  const isDrawn = puzzle.kept?.drawings !== undefined;
  const ruleLayer = (part: 'ground' | 'under' | 'over'): ReactElement | false =>
    (isDrawn || (rules.length > 0 && part !== 'ground')) && (
      <Suspense fallback={null}>
        <RuleLayer part={part} puzzle={puzzle} sheets={sheets} within={props.within ?? sheets} layout={layout} lit={props.picture?.rules} />
      </Suspense>
    );
  return (
    // The keys and the pointer are handled for all squares at once; the squares themselves take the focus.
    // biome-ignore lint/a11y/noStaticElementInteractions: see above
    <div
      className={`board ${props.picture ? 'explaining' : ''} ${isSmall ? 'small' : ''} ${isCornered ? 'cornered' : ''} ${isDrawn ? 'drawn' : ''}`}
      style={boardStyle(layout, puzzle.geometry.size)}
      onKeyDown={onKeyDown}
      ref={boardRef}
      {...handlers}
    >
      {ruleLayer('ground')}
      {sheets.map((sheet, i) => {
        const { x, y } = layout.origins[i]!;
        const name = sheets.length > 1 ? panelName(t as Say, puzzle.geometry, i) : '';
        return (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: sheets never change their order, and room round them does not make them others
            key={i}
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
              leaving={leaving}
              picture={undefined}
              ghosts={ghosts}
              extra={picture}
              cornered={isCornered}
            />
          </div>
        );
      })}
      {ruleLayer('under')}
      <GridLines geometry={puzzle.geometry} sheets={sheets} layout={layout} />
      {ruleLayer('over')}
      <Overlay
        geometry={puzzle.geometry}
        sheets={sheets}
        layout={layout}
        picture={props.picture}
        forcing={props.forcing}
        room={isCornered ? ROOM_UNDER : undefined}
      />
    </div>
  );
}

interface SheetViewProps extends BoardProps {
  readonly sheet: Sheet;
  readonly shaded: ReadonlySet<Cell>;
  readonly leaving: ReadonlySet<number>;
  readonly ghosts: ReadonlyMap<Cell, number>;
  readonly extra: (cell: Cell) => string;
  readonly cornered: boolean;
}

function SheetView(props: SheetViewProps): ReactElement {
  const { puzzle, sheet, notes, label, cursor, selection, lookOf, candidatesOf, shaded, leaving, extra, cornered } = props;
  const { t } = useTranslation('shell');
  const { placedMarks } = useSettings();
  const { geometry } = puzzle;
  const rows = inPieces(sheet.places, sheet.columns);
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
            const look = [shaded.has(cell) ? 'shaded' : '', leaving.has(place) ? 'leaving' : '', lookOf?.(cell) ?? '', extra(cell)]
              .filter(Boolean)
              .join(' ');
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
                leads={place === cursor ? turnedTo(props.course) : undefined}
                candidates={candidates}
                counts={candidates && props.countsOf?.(cell)}
                ghost={props.ghosts.get(cell)}
                placed={placedMarks}
                cornered={cornered}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function boardStyle({ width, height }: BoardLayout, size: number): CSSProperties {
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

/** How a picture shades the cells: those to look at, lighter the rest of their houses and rules, and what forces a single. */
function pictureLook(
  { geometry: { groups }, rules }: Puzzle,
  picture: Picture | undefined,
  forcing: BoardProps['forcing'] = [],
): (cell: Cell) => string {
  if (!picture) return () => '';
  const forces = new Set(forcing.map(({ from }) => from));
  const ringed = new Set(picture.place.map(({ cell }) => cell));
  const look = new Set([...picture.cells, ...ringed]);
  const lit = (picture.rules ?? []).flatMap((rule) => rules[rule]!.cells);
  const seen = new Set([...picture.houses.flatMap((house) => groups[house]!.cells), ...lit]);
  return (cell) =>
    [look.has(cell) ? 'look' : seen.has(cell) ? 'seen' : '', forces.has(cell) ? 'forces' : '', ringed.has(cell) ? 'ringed' : '']
      .filter(Boolean)
      .join(' ');
}
