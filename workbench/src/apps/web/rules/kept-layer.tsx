import type { ReactElement } from 'react';
import type { Geometry, KeptDrawing } from '#core';

interface KeptLayerProps {
  readonly drawings: readonly KeptDrawing[];
  readonly geometry: Geometry;
  readonly part: 'under' | 'over';
}

/** What a document draws beside its rules, in its own colours: lines and areas under the grid, words over it. */
export function KeptLayer({ drawings, geometry, part }: KeptLayerProps): ReactElement {
  return (
    <g className="kept">
      {drawings.map((drawing, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change their order
        <Kept key={i} drawing={drawing} geometry={geometry} part={part} />
      ))}
    </g>
  );
}

function Kept({ drawing, geometry, part }: { readonly drawing: KeptDrawing } & Omit<KeptLayerProps, 'drawings'>): ReactElement | null {
  const isUnder = part === 'under';
  if (drawing.shape === 'line') {
    const { points, colour, width } = drawing;
    const path = points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
    return isUnder ? <path className="kept-line" d={path} stroke={colour} strokeWidth={width} /> : null;
  }
  if (drawing.shape === 'outline') {
    const squares = drawing.cells.map((cell) => geometry.places[geometry.placesOf(cell)[0]!]!);
    const first = squares[0];
    if (!first) return null;
    const path = squares.map(({ row, column }) => `M${column + 0.07} ${row + 0.07}h.86v.86h-.86z`).join('');
    if (isUnder) return <path className="kept-outline" d={path} stroke={drawing.colour} />;
    return drawing.text === undefined ? null : (
      <text x={first.column + 0.12} y={first.row + 0.22} fontSize={0.24} className="kept-corner">
        {drawing.text}
      </text>
    );
  }
  const { at, width, height, isRound, angle, fill, stroke, text, ink, size } = drawing;
  const turned = angle === undefined ? undefined : `rotate(${angle} ${at[0]} ${at[1]})`;
  if (!isUnder) {
    return text === undefined ? null : (
      <text
        x={at[0]}
        y={at[1]}
        fontSize={size ?? Math.min(0.6, Math.max(height, 0.3) * 0.8)}
        transform={turned}
        style={ink ? { fill: ink } : {}}
      >
        {text}
      </text>
    );
  }
  if (width === 0 || height === 0) return null;
  const look = { fill: fill ?? 'none', stroke, strokeWidth: stroke === undefined ? 0 : 0.04, transform: turned };
  return isRound ? (
    <ellipse cx={at[0]} cy={at[1]} rx={width / 2} ry={height / 2} {...look} />
  ) : (
    <rect x={at[0] - width / 2} y={at[1] - height / 2} width={width} height={height} {...look} />
  );
}
