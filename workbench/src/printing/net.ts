import type { Edge, Geometry, Net, Side } from '#core';
import type { PuzzleFigure } from './figure.ts';
import { flatFrame, type PanelFrame, pointIn } from './frame.ts';
import type { PuzzleInk } from './ink.ts';
import { drawPanel, weights } from './panel.ts';
import { centred, UPRIGHT_TEXT, widthOf } from './text.ts';
import { type Item, line, type PagePoint, point } from './vector-drawing.ts';
import { PAGE_WORDS, say, type WithSpeaker } from './words.ts';

/** How far a tab stands out, and the room round the net for tabs and the letters of their partners, in squares. */
const TAB = 1.25;
const ROUND = 1.4;
/** Words smaller than this cannot be read at a table. */
const LEAST_WORDS = 4;

const TURNED_LEFT = { right: point(0, -1), down: point(1, 0) };
const TURNED_RIGHT = { right: point(0, 1), down: point(-1, 0) };

/** For each side: its two ends in panels (row, column), where outward is, and how text beside it is turned. */
const SIDE: Readonly<
  Record<Side, { ends: readonly [readonly [number, number], readonly [number, number]]; out: PagePoint; text: typeof UPRIGHT_TEXT }>
> = {
  top: {
    ends: [
      [0, 0],
      [0, 1],
    ],
    out: point(0, -1),
    text: UPRIGHT_TEXT,
  },
  bottom: {
    ends: [
      [1, 0],
      [1, 1],
    ],
    out: point(0, 1),
    text: UPRIGHT_TEXT,
  },
  left: {
    ends: [
      [0, 0],
      [1, 0],
    ],
    out: point(-1, 0),
    text: TURNED_LEFT,
  },
  right: {
    ends: [
      [0, 1],
      [1, 1],
    ],
    out: point(1, 0),
    text: TURNED_RIGHT,
  },
};

const GLUE = { top: PAGE_WORDS.glueTop, bottom: PAGE_WORDS.glueBottom, left: PAGE_WORDS.glueLeft, right: PAGE_WORDS.glueRight } as const;

/**
 * The faces as a net to be cut out and folded: full lines are cut, dashed lines folded, and each tab says by a letter and in words
 * under which side it is glued; the same letter stands at that side. The name of a face lies pale behind its squares.
 */
export function foldingNet(geometry: Geometry, ink: PuzzleInk, net: Net, spoken: WithSpeaker): PuzzleFigure {
  const { panels } = geometry;
  const { rows, columns } = panels[0]!;
  const wide = Math.max(...panels.map(({ at }) => at.column)) + 1;
  const high = Math.max(...panels.map(({ at }) => at.row)) + 1;
  const letters = net.glued.map((_, i) => String.fromCharCode(97 + i));
  return {
    squares: { width: wide * columns + 2 * ROUND, height: high * rows + 2 * ROUND },
    draw(corner, side) {
      const frames = panels.map(({ at }) =>
        flatFrame(point(corner.x + (ROUND + at.column * columns) * side, corner.y + (ROUND + at.row * rows) * side), side),
      );
      const ends = ({ panel, side: which }: Edge): [PagePoint, PagePoint] =>
        SIDE[which].ends.map(([row, column]) => pointIn(frames[panel]!, row * rows, column * columns)) as [PagePoint, PagePoint];
      const { thick } = weights(side);
      const fold = { ...thick, width: thick.width * 0.8, dash: [side * 0.28, side * 0.2] as const };
      const cut = (edge: Edge): Item => line(...ends(edge), thick);
      const folded = (edge: Edge): Item => line(...ends(edge), fold);
      return [
        ...net.glued.flatMap(({ from, to }, i) =>
          tab(
            ends(from),
            ends(to),
            from,
            to,
            letters[i]!,
            side,
            say(GLUE[to.side], spoken, { letter: letters[i]!, face: panels[to.panel]!.called! }),
          ),
        ),
        ...panels.flatMap((panel, i) => [
          pale(panel.label, frames[i]!, rows, columns),
          ...drawPanel(panel, frames[i]!, { geometry, ink, outline: false }),
        ]),
        ...[...net.folds, ...net.glued].map(({ from }) => folded(from)),
        ...[...net.glued.map(({ to }) => to), ...net.open].map(cut),
      ];
    },
  };
}

/** The tab at one side, with its words, and the letter at the side under which it goes. */
function tab(
  [a, b]: [PagePoint, PagePoint],
  partner: [PagePoint, PagePoint],
  from: Edge,
  to: Edge,
  letter: string,
  side: number,
  sentence: string,
): Item[] {
  const out = SIDE[from.side].out;
  const along = point(Math.sign(b.x - a.x), Math.sign(b.y - a.y));
  const far = TAB * side;
  const inset = far * 0.8;
  const outer = [
    point(a.x + out.x * far + along.x * inset, a.y + out.y * far + along.y * inset),
    point(b.x + out.x * far - along.x * inset, b.y + out.y * far - along.y * inset),
  ] as const;
  const size = Math.max(3.5, Math.min(9, 0.5 * side));
  // A tab of a small face has no room for a sentence; its letter says the same, since it stands at the side under which it goes.
  // The tab narrows outwards, so the upper corners of the words have less room than their middle.
  const room = Math.hypot(outer[1].x - outer[0].x, outer[1].y - outer[0].y) + 0.3 * inset;
  const style = [size, size * 0.85, size * 0.7]
    .map((one) => ({ font: 'words', size: one }) as const)
    .find((one) => widthOf(sentence, one) <= room);
  const middle = (p: PagePoint, q: PagePoint, outward: PagePoint, distance: number): PagePoint =>
    point((p.x + q.x) / 2 + outward.x * distance, (p.y + q.y) / 2 + outward.y * distance);
  return [
    { type: 'path', lines: [[a, ...outer, b]], closed: false, fill: 0.95, stroke: { width: Math.max(0.5, side * 0.04), grey: 0 } },
    style && style.size >= LEAST_WORDS
      ? centred(sentence, middle(a, b, out, far * 0.52), style, SIDE[from.side].text)
      : centred(letter, middle(a, b, out, far * 0.52), { font: 'strong', size: size * 1.2 }),
    centred(letter, middle(...partner, SIDE[to.side].out, 0.55 * side), { font: 'strong', size: size * 1.2 }),
  ];
}

/** The name of a face behind its squares. */
function pale(name: string, frame: PanelFrame, rows: number, columns: number): Item {
  return centred(name, pointIn(frame, rows / 2, columns / 2), { font: 'strong', size: rows * frame.side * 0.7, grey: 0.93 });
}
