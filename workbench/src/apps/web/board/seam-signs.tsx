import { memo, type ReactElement } from 'react';
import { type Edge, type Geometry, netOf } from '#core';
import type { Sheet } from '#session';
import type { BoardLayout } from './layout.ts';

interface SeamSignsProps {
  readonly geometry: Geometry;
  readonly sheets: readonly Sheet[];
  readonly layout: BoardLayout;
}

/** Letters are no larger than this, in squares; on small faces, whose squares are large, they are smaller. */
const LARGEST = 0.52;

/** How far outside of its side a letter stands, in squares. */
const ASIDE = 0.34;

/**
 * What meets what when a net is folded: sides that lie beside each other are joined by lines across the gap, and every other side
 * bears the letter of the face it meets.
 */
export const SeamSigns = memo(function SeamSigns({ geometry, sheets, layout }: SeamSignsProps): ReactElement | null {
  const net = sheets.length === geometry.panels.length ? netOf(geometry) : undefined;
  if (!net) return null;
  const letter = ({ panel }: Edge): string => geometry.panels[panel]!.label;
  const place = ({ panel, side }: Edge): { ends: readonly (readonly [number, number])[]; middle: readonly [number, number] } => {
    const { x, y } = layout.origins[panel]!;
    const { rows, columns } = sheets[panel]!;
    switch (side) {
      case 'top':
      case 'bottom': {
        const at = side === 'top' ? y : y + rows;
        return {
          ends: Array.from({ length: columns + 1 }, (_, i) => [x + i, at] as const),
          middle: [x + columns / 2, side === 'top' ? at - ASIDE : at + ASIDE],
        };
      }
      default: {
        const at = side === 'left' ? x : x + columns;
        return {
          ends: Array.from({ length: rows + 1 }, (_, i) => [at, y + i] as const),
          middle: [side === 'left' ? at - ASIDE : at + ASIDE, y + rows / 2],
        };
      }
    }
  };
  // Faces that fold onto each other may stand apart where the net is laid out for a wide window.
  const isBeside = ({ from, to }: (typeof net.folds)[number]): boolean => {
    const [[ax, ay], [bx, by]] = [place(from).ends[0]!, place(to).ends[0]!];
    return Math.hypot(ax - bx, ay - by) < sheets[from.panel]!.rows / 2;
  };
  const hinges = net.folds.filter(isBeside).map(({ from, to }) => {
    const [a, b] = [place(from).ends, place(to).ends];
    return a.map(([x, y], i) => `M${x} ${y}L${b[i]![0]} ${b[i]![1]}`).join('');
  });
  const tags = [...net.glued, ...net.folds.filter((fold) => !isBeside(fold))].flatMap(({ from, to }) => [
    { edge: from, text: letter(to) },
    { edge: to, text: letter(from) },
  ]);
  return (
    <g className="seams">
      <path d={hinges.join('')} />
      {tags.map(({ edge, text }) => {
        const [x, y] = place(edge).middle;
        return (
          <text key={`${edge.panel} ${edge.side}`} x={x} y={y} fontSize={Math.min(LARGEST, sheets[edge.panel]!.columns / 17)}>
            {text}
          </text>
        );
      })}
    </g>
  );
});
