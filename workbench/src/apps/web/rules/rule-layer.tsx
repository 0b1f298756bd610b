import { type CSSProperties, memo, type ReactElement, useMemo } from 'react';
import type { Puzzle } from '#core';
import { EDGE, halfWidth, type InkId, isBelow, isOutside, keptShapes, polyline, type RuleShape, ruleInks, ruleShapes } from '#drawing';
import type { Sheet } from '#session';
import type { BoardLayout } from '../board/layout.ts';
import { KeptLayer } from './kept-layer.tsx';
import './rules.css';

interface RuleLayerProps {
  readonly puzzle: Puzzle;
  /** The sheets that are shown, and all that they belong to: a line may go on in a plane that is not in view. */
  readonly sheets: readonly Sheet[];
  readonly within: readonly Sheet[];
  readonly layout: BoardLayout;
  /** The ground that a document draws, what lies under the lines of the grid, or over them. */
  readonly part: 'ground' | 'under' | 'over';
  /** Rules that an argument speaks of, by their number. */
  readonly lit: readonly number[] | undefined;
}

/** The rules of a puzzle, over the ground of its squares and under what is written in them. */
export const RuleLayer = memo(function RuleLayer({ puzzle, sheets, within, layout, part, lit }: RuleLayerProps): ReactElement {
  const { geometry, rules } = puzzle;
  const shapes = useMemo(
    () => (part === 'ground' ? [] : ruleShapes(geometry, rules, within).filter((shape) => isBelow(shape) === (part === 'under'))),
    [geometry, rules, within, part],
  );
  const kept = useMemo(() => keptShapes(puzzle).filter(({ layer }) => layer === part), [puzzle, part]);
  return (
    <svg className={`rule-layer ${part}`} viewBox={`0 0 ${layout.width} ${layout.height}`} aria-hidden="true" focusable="false">
      {sheets.map((sheet, i) => {
        const { x, y } = layout.origins[i]!;
        const panel = within.indexOf(sheet);
        return (
          <g key={`${x} ${y}`} transform={`translate(${x} ${y})`}>
            {part === 'ground' && <rect className="rule-paper" width={sheet.columns} height={sheet.rows} />}
            {panel === 0 && kept.length > 0 && <KeptLayer shapes={kept} />}
            {gathered(shapes.filter((shape) => shape.panel === panel)).map((some, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: shapes never change their order
              <Shape key={k} shapes={some} isLit={lit?.includes(some[0]!.rule) ?? false} isOut={isOutside(some[0]!, sheet)} />
            ))}
          </g>
        );
      })}
    </svg>
  );
});

/** Lines of one rule with one ink lie in one path. */
function gathered(shapes: readonly RuleShape[]): RuleShape[][] {
  const all: RuleShape[][] = [];
  const styleOf = (shape: RuleShape): string =>
    shape.type === 'line' ? `${shape.rule} ${shape.ink} ${shape.isDashed} ${shape.width}` : '';
  for (const shape of shapes) {
    const last = all.at(-1);
    if (last && shape.type === 'line' && last[0]!.type === 'line' && styleOf(last[0]!) === styleOf(shape)) last.push(shape);
    else all.push([shape]);
  }
  return all;
}

interface ShapeProps {
  readonly shapes: readonly RuleShape[];
  readonly isLit: boolean;
  /** It stands outside the grid. */
  readonly isOut: boolean;
}

function Shape({ shapes, isLit, isOut }: ShapeProps): ReactElement {
  const shape = shapes[0]!;
  const lit = isLit ? ' lit' : '';
  if (shape.type === 'text') {
    const grown = shape.corner === undefined ? undefined : growing({ ...shape, corner: shape.corner });
    return (
      <text
        className={`rule-text${lit}${grown ? ' growing' : isOut ? ' outside' : ''}`}
        x={shape.at[0]}
        y={shape.at[1]}
        fontSize={shape.size}
        style={{ ...inked(shape.ink), ...grown }}
      >
        {shape.text}
      </text>
    );
  }
  if (shape.type === 'circle') {
    const { fill, stroke, at, radius } = shape;
    return (
      <>
        {fill && (
          <circle className={`rule-area${isWide(fill) ? ' wide' : ''}${lit}`} cx={at[0]} cy={at[1]} r={radius} style={inked(fill)} />
        )}
        {stroke && <circle className={`rule-line${lit}`} cx={at[0]} cy={at[1]} r={radius} strokeWidth={0.05} style={inked(stroke)} />}
      </>
    );
  }
  const path = shapes.map((one) => ('points' in one ? polyline(one.points) : '')).join('');
  if (shape.type === 'area')
    return (
      <>
        <path className={`rule-area veil${lit}`} d={`${path}Z`} style={inked(shape.ink)} />
        {shape.edge && <path className={`rule-line${lit}`} d={`${path}Z`} strokeWidth={EDGE} style={inked(shape.edge)} />}
      </>
    );
  const width = shape.width ?? ruleInks[shape.ink].width;
  const sort = shape.isDashed ? ' dashed' : isWide(shape.ink) ? ' wide' : '';
  return <path className={`rule-line${sort}${lit}`} d={path} strokeWidth={width} style={inked(shape.ink)} />;
}

/** How large a text in a corner may become where squares are small, in squares, and how wide. */
const LARGEST = { start: 0.44, end: 0.42 } as const;
const WIDEST = 0.86;

/** A text in a corner grows out of it; the style sheet says how far, by the size of the squares on the screen. */
function growing({ at, size, text, corner }: RuleShape & { readonly type: 'text'; readonly corner: 'start' | 'end' }): CSSProperties {
  const half = size * halfWidth(text);
  // Several in one corner grow out of it together, and keep off each other.
  const row = Math.floor(at[1]);
  const [x, y] = corner === 'start' ? [at[0] - half, row + 0.13] : [at[0] + half, row + 0.94];
  const most = Math.max(1, Math.min(LARGEST[corner] / size, WIDEST / (2 * half)));
  return { '--size': size, '--most': most, transformOrigin: `${x}px ${y}px` } as CSSProperties;
}

/** Whether its lines are so wide that digits stand on them, for which they have to stay pale. */
const isWide = (ink: InkId): boolean => ruleInks[ink].width > 0.3;

/** The colour of an ink on both grounds; the style sheet chooses. Paper is the ground of the cells, whatever that is here. */
function inked(ink: InkId): CSSProperties {
  const { colour, dark } = ink === 'paper' ? { colour: 'var(--cell)', dark: 'var(--cell)' } : ruleInks[ink];
  return { '--light': colour, '--dark': dark } as CSSProperties;
}
