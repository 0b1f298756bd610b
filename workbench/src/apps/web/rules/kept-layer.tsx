import type { CSSProperties, ReactElement } from 'react';
import { type KeptShape, keptFill, keptInk, keptPath, keptStroke } from '#drawing';

/** What a document draws beside its rules, in its own colours. */
export function KeptLayer({ shapes }: { readonly shapes: readonly KeptShape[] }): ReactElement {
  return (
    <g className="kept">
      {shapes.map((shape, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawings never change their order
        <Kept key={i} shape={shape} />
      ))}
    </g>
  );
}

function Kept({ shape }: { readonly shape: KeptShape }): ReactElement {
  if (shape.type === 'text') {
    const { at, text, size, angle, isStart } = shape;
    const { light, dark } = keptInk(shape);
    return (
      <text
        x={at[0]}
        y={at[1]}
        fontSize={size}
        opacity={shape.opacity}
        className={isStart && 'kept-corner'}
        transform={angle === undefined ? undefined : `rotate(${angle} ${at[0]} ${at[1]})`}
        style={{ '--light': light, '--dark': dark } as CSSProperties}
      >
        {text}
      </text>
    );
  }
  const [fill, stroke] = [keptFill(shape), keptStroke(shape)];
  const style = { '--light': stroke.light, '--dark': stroke.dark, '--light-fill': fill.light, '--dark-fill': fill.dark } as CSSProperties;
  return (
    <path
      className={`kept-${shape.type}`}
      d={keptPath(shape)}
      strokeWidth={shape.width || EDGE}
      strokeDasharray={shape.dash?.join(' ')}
      strokeDashoffset={shape.dashOffset}
      strokeLinecap={shape.cap}
      strokeLinejoin={shape.join}
      fillRule={shape.isEvenOdd && 'evenodd'}
      opacity={shape.opacity}
      style={style}
    />
  );
}

/** Of an edge that only the page adds. */
const EDGE = 0.03;
