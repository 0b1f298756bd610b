import type { ReactElement } from 'react';
import { rising } from '#core';
import type { BlockEvent } from '#engines';
import { blockName, type Say } from '../../board/names.ts';
import type { Shot } from '../../library/theatre.ts';
import { useTranslation } from '../../texts.ts';
import { type GraphState, openCount, pairKey } from '../acts/graph-act.ts';
import { middleOf } from '../blocks.ts';
import { PictureFrame } from './picture-frame.tsx';

/** Vertices of a block that are drawn; a number stands for the others. */
const MOST_DOTS = 36;
const CLUSTER = 120;
const GAP = 54;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The graph: a cloud of vertices for every minigrid, edges between those that go together. */
export function GraphPicture({ state, shot }: { readonly state: GraphState; readonly shot: Shot<BlockEvent> | undefined }): ReactElement {
  const { t } = useTranslation('theatre');
  const { t: shell } = useTranslation('shell');
  const { blocks } = state;
  const corners = cornersOf(state);
  const width = Math.max(...corners.map(({ x }) => x)) + CLUSTER + 8;
  const height = Math.max(...corners.map(({ y }) => y)) + CLUSTER + 8;
  const dot = (block: number, vertex: number): Point | undefined => dotOf(state, corners[block]!, block, vertex);
  const touched = new Set([shot?.block, otherBlock(shot)]);
  return (
    <div>
      <p className="picture-title">
        {t('graph.label')}
        <small>{t('graph.size', { vertices: state.kept, edges: state.edgeCount, dropped: state.dropped })}</small>
      </p>
      <PictureFrame className="graph-picture" width={width} height={height} label={t('graph.label')}>
        {blocks.map(({ index, called }) => (
          <g
            key={index}
            className={`cluster ${touched.has(index) ? 'now' : ''}`}
            transform={`translate(${corners[index]!.x} ${corners[index]!.y})`}
          >
            <rect width={CLUSTER} height={CLUSTER} rx="12" />
            <text className="cluster-name" x="10" y="17">
              {blockName(shell as Say, called)}
            </text>
            <text className="cluster-count" x={CLUSTER - 10} y="17">
              {state.counts[index]! > 0 ? openCount(state, index) : ''}
            </text>
          </g>
        ))}
        <EdgeLines state={state} shot={shot} dot={dot} />
        {blocks.map(({ index }) => (
          <Dots key={index} state={state} shot={shot} block={index} dot={dot} />
        ))}
      </PictureFrame>
    </div>
  );
}

/** The second block of an event between two. */
function otherBlock(shot: Shot<BlockEvent> | undefined): number | undefined {
  if (shot?.type === 'join' || shot?.type === 'merge') return shot.data.to;
  return shot?.type === 'prune' ? shot.data.from : undefined;
}

type DotAt = (block: number, vertex: number) => Point | undefined;

/** The upper left corner of each cloud: where the minigrids stand on the board, drawn apart and a little askew, so that edges along a band do not hide each other. */
function cornersOf({ blocks, puzzle }: GraphState): Point[] {
  const middles = blocks.map(({ cells }) => middleOf(puzzle.geometry, cells));
  const order = (of: (point: Point) => number): number[] => rising(middles.map((middle) => Math.round(of(middle) * 10)));
  const [xs, ys] = [order(({ x }) => x), order(({ y }) => y)];
  const isTiled = xs.length * ys.length === blocks.length;
  const columns = isTiled ? xs.length : Math.ceil(Math.sqrt(blocks.length));
  return middles.map((middle, i) => {
    const column = isTiled ? xs.indexOf(Math.round(middle.x * 10)) : i % columns;
    const row = isTiled ? ys.indexOf(Math.round(middle.y * 10)) : Math.floor(i / columns);
    const lean = 26;
    return {
      x: 4 + column * (CLUSTER + GAP) + (row % 2 === 1 ? lean : 0),
      y: 4 + row * (CLUSTER + GAP) + (column % 2 === 1 ? lean : 0),
    };
  });
}

function dotOf({ counts }: GraphState, corner: Point, block: number, vertex: number): Point | undefined {
  const shown = Math.min(counts[block]!, MOST_DOTS);
  if (vertex >= shown) return undefined;
  const side = Math.max(2, Math.ceil(Math.sqrt(shown)));
  const step = (CLUSTER - 30) / side;
  return { x: corner.x + 15 + step * ((vertex % side) + 0.5), y: corner.y + 24 + step * (Math.floor(vertex / side) + 0.5) };
}

function Dots({
  state,
  shot,
  block,
  dot,
}: {
  readonly state: GraphState;
  readonly shot: Shot<BlockEvent> | undefined;
  readonly block: number;
  readonly dot: DotAt;
}): ReactElement {
  const { counts, open, chosen } = state;
  const shown = Math.min(counts[block]!, MOST_DOTS);
  const side = Math.max(2, Math.ceil(Math.sqrt(Math.max(1, shown))));
  const radius = Math.min(9, ((CLUSTER - 30) / side) * 0.36);
  const classes = shownClasses(state, shot, block);
  const only = openCount(state, block) === 1;
  return (
    <g>
      {Array.from({ length: shown }, (_, vertex) => {
        const { x, y } = dot(block, vertex)!;
        const isOpen = open[block]?.has(vertex) ?? true;
        const isChosen = chosen.some((one) => one.block === block && one.vertex === vertex) || (only && isOpen);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a vertex is its number
          <g key={vertex} className={`dot ${isOpen ? '' : 'gone'} ${isChosen ? 'chosen' : ''}`}>
            <circle cx={x} cy={y} r={radius} />
            {!isOpen && (
              <path
                d={`M${x - radius * 0.6} ${y - radius * 0.6}l${radius * 1.2} ${radius * 1.2}m0 ${-radius * 1.2}l${-radius * 1.2} ${radius * 1.2}`}
              />
            )}
            {classes && isOpen && radius > 5 && (
              <text x={x} y={y + radius * 0.45} fontSize={radius * 1.25}>
                {classes[vertex]! + 1}
              </text>
            )}
          </g>
        );
      })}
      {counts[block]! > MOST_DOTS && (
        <text className="cluster-more" x={dot(block, 0)!.x - radius} y={dot(block, shown - 1)!.y + radius + 12}>
          +{counts[block]! - MOST_DOTS}
        </text>
      )}
    </g>
  );
}

/** The classes of a block while they are being made or joined. */
function shownClasses({ classes }: GraphState, shot: Shot<BlockEvent> | undefined, block: number): readonly number[] | undefined {
  if (shot?.type !== 'merge' && shot?.type !== 'join') return undefined;
  const { to } = shot.data;
  if (shot.block === block) return classes.get(pairKey(block, to));
  return to === block ? classes.get(pairKey(block, shot.block)) : undefined;
}

function EdgeLines({
  state,
  shot,
  dot,
}: {
  readonly state: GraphState;
  readonly shot: Shot<BlockEvent> | undefined;
  readonly dot: DotAt;
}): ReactElement {
  const now = shot?.type === 'join' ? shot : undefined;
  const nowKey = now && pairKey(now.block, now.data.to);
  let [all, strong] = ['', ''];
  for (const [key, edges] of state.edges) {
    const [from, to] = key.split('>').map(Number) as [number, number];
    // A class stands where its first vertex is that is still open.
    const standIn = (block: number, other: number, item: number): number => {
      const classes = state.classes.get(pairKey(block, other));
      if (!classes) return item;
      const open = state.open[block];
      return classes.findIndex((of, vertex) => of === item && (open?.has(vertex) ?? true));
    };
    for (const [vertex, partners] of edges) {
      const a = standIn(from, to, vertex);
      if (a < 0 || !(state.open[from]?.has(a) ?? true)) continue;
      for (const partner of partners) {
        const b = standIn(to, from, partner);
        if (b < 0 || !(state.open[to]?.has(b) ?? true)) continue;
        const [start, end] = [dot(from, a), dot(to, b)];
        if (!start || !end) continue;
        const line = `M${start.x} ${start.y}L${end.x} ${end.y}`;
        const isBetweenLast = openCount(state, from) === 1 && openCount(state, to) === 1;
        if (isBetweenLast || (key === nowKey && now?.data.vertex === vertex)) strong += line;
        else all += line;
      }
    }
  }
  return (
    <g className="edges">
      <path d={all} />
      <path className="strong" d={strong} />
    </g>
  );
}
