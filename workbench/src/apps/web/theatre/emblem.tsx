import type { ReactElement } from 'react';
import { PictureFrame } from './pictures/picture-frame.tsx';

/** A small drawing for each scene, on a board of 120 by 60: lines, then what is filled. */
const DRAWINGS: Readonly<Record<string, readonly [lines: string, dots: readonly (readonly [number, number])[]]>> = {
  tree: [
    'M14 30H34M34 30C44 30 40 12 54 12M34 30H54M34 30C44 30 40 48 54 48M54 30C66 30 62 40 76 40M54 30C66 30 62 22 76 22M76 22H102M76 40H102',
    [
      [14, 30],
      [34, 30],
      [54, 12],
      [54, 30],
      [54, 48],
      [76, 22],
      [76, 40],
      [102, 22],
      [102, 40],
    ],
  ],
  path: [
    'M30 12H90V30H30V48H90',
    [
      [30, 12],
      [60, 12],
      [90, 12],
      [90, 30],
      [60, 30],
      [30, 30],
      [30, 48],
      [60, 48],
      [90, 48],
    ],
  ],
  graph: [
    'M24 14L60 10M24 14L60 30M24 14L60 50M24 44L60 10M24 44L60 30M60 10L96 16M60 30L96 16M60 30L96 46M60 50L96 46',
    [
      [24, 14],
      [24, 44],
      [60, 10],
      [60, 30],
      [60, 50],
      [96, 16],
      [96, 46],
    ],
  ],
  compact: [
    'M24 30H60H96M20 8l8 8m0-8l-8 8M20 44l8 8m0-8l-8 8M56 8l8 8m0-8l-8 8M56 44l8 8m0-8l-8 8M92 8l8 8m0-8l-8 8M92 44l8 8m0-8l-8 8',
    [
      [24, 30],
      [60, 30],
      [96, 30],
    ],
  ],
  columns: [
    'M30 8V52M45 8V52M60 8V52M75 8V52M90 8V52',
    [
      [30, 18],
      [45, 40],
      [60, 14],
      [75, 30],
      [90, 46],
    ],
  ],
  cube: ['M36 18L60 6L84 18L60 30ZM36 18V42L60 54V30M60 54L84 42V18', [[60, 30]]],
  layers: ['M30 16L60 6L90 16L60 26ZM30 30L60 40L90 30M30 44L60 54L90 44', [[60, 16]]],
  annealing: [
    'M12 10C18 44 24 48 36 48V20C42 46 48 50 60 50V24C66 48 72 52 84 52H108',
    [
      [36, 20],
      [60, 24],
      [108, 52],
    ],
  ],
  rules: [
    'M22 12H52V48H22ZM68 12H98V48H68Z',
    [
      [37, 30],
      [78, 24],
      [88, 36],
    ],
  ],
  duel: [
    'M16 46L46 16L52 22L22 52ZM68 18H104M68 30H104M68 42H104',
    [
      [16, 50],
      [80, 18],
      [96, 30],
    ],
  ],
  race: [
    'M14 14H104M14 30H70M14 46H42',
    [
      [104, 14],
      [70, 30],
      [42, 46],
    ],
  ],
};

/** The sign of a scene; its name stands beside it. */
export function Emblem({ scene }: { readonly scene: string }): ReactElement {
  const [lines, dots] = DRAWINGS[scene] ?? ['', []];
  return (
    <PictureFrame className="emblem" width={120} height={60}>
      <path d={lines} />
      {dots.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="4" />
      ))}
    </PictureFrame>
  );
}
