import type { CSSProperties, ReactElement } from 'react';
import type { Puzzle } from '#core';
import { isKeptOver, type KeptShape, keptInk, keptOpacity, keptPath, keptShapes } from '#drawing';

interface KeptLayerProps {
  readonly puzzle: Pick<Puzzle, 'kept' | 'geometry'>;
  readonly part: 'under' | 'over';
}

/** What a document draws beside its rules, in its own colours: under the lines of the grid or over them. */
export function KeptLayer({ puzzle, part }: KeptLayerProps): ReactElement {
  return (
    <g className="kept">
      {keptShapes(puzzle)
        .filter((shape) => isKeptOver(shape) === (part === 'over'))
        .map((shape, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change their order
          <Kept key={i} shape={shape} />
        ))}
    </g>
  );
}

function Kept({ shape }: { readonly shape: KeptShape }): ReactElement {
  if (shape.type === 'text') {
    const { at, text, size, colour, angle, isStart, isLabel } = shape;
    const { light, dark } = keptInk(colour, isLabel);
    return (
      <text
        x={at[0]}
        y={at[1]}
        fontSize={size}
        className={isStart && 'kept-corner'}
        transform={angle === undefined ? undefined : `rotate(${angle} ${at[0]} ${at[1]})`}
        style={{ '--light': light, '--dark': dark } as CSSProperties}
      >
        {text}
      </text>
    );
  }
  const { type, fill, stroke, width } = shape;
  const { light, dark } = keptOpacity(shape);
  const ink = type === 'area' ? {} : keptInk(stroke);
  const style = { '--light-veil': light, '--dark-veil': dark, '--light': ink.light, '--dark': ink.dark } as CSSProperties;
  return <path className={`kept-${type}`} d={keptPath(shape)} fill={fill ?? 'none'} stroke={stroke} strokeWidth={width} style={style} />;
}
