import type { ReactElement } from 'react';
import type { Candidate, Geometry } from '#core';
import { candidateKey, linksOf, type Picture } from '#drawing';
import type { Sheet } from '#session';
import type { BoardProps } from './board-props.ts';
import { type BoardLayout, type CandidateRoom, candidateRadius, candidateSpot, diagonalsOf, linesOf } from './layout.ts';
import { SeamSigns } from './seam-signs.tsx';

interface OverlayProps {
  readonly geometry: Geometry;
  readonly sheets: readonly Sheet[];
  readonly layout: BoardLayout;
  readonly picture?: Picture | undefined;
  readonly forcing?: BoardProps['forcing'];
  /** Where candidates begin in their squares. */
  readonly room?: CandidateRoom | undefined;
}

/** The lines of all sheets. One drawing, in squares. */
export function GridLines({ geometry, sheets, layout }: Pick<OverlayProps, 'geometry' | 'sheets' | 'layout'>): ReactElement {
  return (
    <svg className="overlay lines" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      {sheets.map((sheet, i) => {
        const { x, y } = layout.origins[i]!;
        const { fine, heavy } = linesOf(sheet);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            <path className="fine" d={fine} />
            <path className="diagonal" d={diagonalsOf(geometry, sheet)} />
            <path className="heavy" d={heavy} />
          </g>
        );
      })}
      <SeamSigns geometry={geometry} sheets={sheets} layout={layout} />
    </svg>
  );
}

/** What an argument draws over the sheets. */
export function Overlay({ geometry, sheets, layout, picture, forcing, room }: OverlayProps): ReactElement {
  return (
    <svg className="overlay" viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      {forcing && <ForcingLines forcing={forcing} spots={spotsOf(geometry, sheets, layout)} />}
      {picture && <PictureView picture={picture} spots={spotsOf(geometry, sheets, layout)} size={geometry.size} room={room} />}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The upper left corners of all squares that show a cell. */
type Spots = ReadonlyMap<number, readonly Point[]>;

function spotsOf(geometry: Geometry, sheets: readonly Sheet[], { origins }: BoardLayout): Spots {
  const spots = new Map<number, Point[]>();
  sheets.forEach(({ places, columns }, s) => {
    places.forEach((place, i) => {
      const cell = geometry.places[place]?.cell;
      if (cell === undefined) return;
      const { x, y } = origins[s]!;
      spots.set(cell, [...(spots.get(cell) ?? []), { x: x + (i % columns), y: y + Math.floor(i / columns) }]);
    });
  });
  return spots;
}

/** A line from each value that forces something to every cell that it closes, which ends in a bar. */
function ForcingLines({ forcing, spots }: { readonly forcing: NonNullable<BoardProps['forcing']>; readonly spots: Spots }): ReactElement {
  const middles = (cell: number): Point[] => (spots.get(cell) ?? []).map(({ x, y }) => ({ x: x + 0.5, y: y + 0.5 }));
  return (
    <g className="forcing">
      {forcing.flatMap(({ from, to }) =>
        to.map((cell) => {
          const [a, b] = nearest(middles(from), middles(cell));
          if (!a || !b) return null;
          const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
          const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
          return (
            <path
              key={`${from} ${cell}`}
              d={`M${a.x + 0.42 * dx} ${a.y + 0.42 * dy}L${b.x} ${b.y}M${b.x - 0.2 * dy} ${b.y + 0.2 * dx}L${b.x + 0.2 * dy} ${b.y - 0.2 * dx}`}
            />
          );
        }),
      )}
    </g>
  );
}

interface PictureViewProps extends Pick<OverlayProps, 'room'> {
  readonly picture: Picture;
  readonly spots: Spots;
  readonly size: number;
}

function PictureView({ picture, spots, size, room }: PictureViewProps): ReactElement {
  const radius = candidateRadius(size, room);
  const gone = new Set(picture.remove.map(candidateKey));
  const placed = new Set(picture.place.map(({ cell }) => cell));
  const pointsOf = (candidate: Candidate): Point[] => {
    const at = candidateSpot(size, candidate.value, room);
    return (spots.get(candidate.cell) ?? []).map(({ x, y }) => ({ x: x + at.x, y: y + at.y }));
  };
  return (
    <g className="picture">
      {linksOf(picture).map(({ from, to, on }) => {
        const [a, b] = nearest(pointsOf(from), pointsOf(to));
        return a && b ? (
          <path key={`${candidateKey(from)} ${candidateKey(to)} ${on}`} className={on ? 'link' : 'link weak'} d={between(a, b, radius)} />
        ) : null;
      })}
      {picture.candidates
        .filter((candidate) => !gone.has(candidateKey(candidate)) && !placed.has(candidate.cell))
        .flatMap((candidate) =>
          pointsOf(candidate).map(({ x, y }) => (
            <circle key={`${candidateKey(candidate)} ${x} ${y}`} className="ring" cx={x} cy={y} r={radius} />
          )),
        )}
      {picture.remove.flatMap((candidate) =>
        pointsOf(candidate).map(({ x, y }) => (
          <path
            key={`${candidateKey(candidate)} ${x} ${y}`}
            className="cross"
            d={`M${x - radius * 0.8} ${y - radius * 0.8}l${radius * 1.6} ${radius * 1.6}m0 ${-radius * 1.6}l${-radius * 1.6} ${radius * 1.6}`}
          />
        )),
      )}
      {picture.place.flatMap(({ cell }) =>
        (spots.get(cell) ?? []).map(({ x, y }) => (
          <g key={`${cell} ${x} ${y}`} className="placed">
            <circle cx={x + 0.5} cy={y + 0.5} r={0.37} />
            <circle cx={x + 0.5} cy={y + 0.5} r={0.45} />
          </g>
        )),
      )}
    </g>
  );
}

/** A cell may be shown at several places; a link joins the two that are closest. */
function nearest(as: readonly Point[], bs: readonly Point[]): [Point?, Point?] {
  const pairs = as.flatMap((a) => bs.map((b): [Point, Point] => [a, b]));
  return pairs.sort(([a, b], [c, d]) => Math.hypot(a.x - b.x, a.y - b.y) - Math.hypot(c.x - d.x, c.y - d.y))[0] ?? [];
}

/** A slightly bent line from ring to ring, so that links along one row do not lie on each other. */
function between(a: Point, b: Point, radius: number): string {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const [x1, y1, x2, y2] = [a.x + dx * radius, a.y + dy * radius, b.x - dx * radius, b.y - dy * radius];
  const bend = Math.min(0.35, length * 0.08);
  return `M${x1} ${y1}Q${(x1 + x2) / 2 - dy * bend} ${(y1 + y2) / 2 + dx * bend} ${x2} ${y2}`;
}
