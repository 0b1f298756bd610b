import { describe, expect, test } from 'vitest';
import { parsePuzzle } from '#formats';

/*
 * Games as KSudoku saves them: structures one behind the other in the order of the shape, cliques with spaces at both ends, moves behind the puzzle. The
 * shapes follow those that come with the program; the puzzles are ours.
 */

interface Shape {
  readonly order: number;
  readonly side: number;
  readonly type: string;
  readonly structures: string;
}

const saved = ({ order, side, type, structures }: Shape, values = '_'.repeat(side * side), history = ''): string => `<!DOCTYPE ksudoku>
<ksudoku>
 <game had-help="0" msecs-elapsed="73000">
  <puzzle>
   <graph order="${order}" type="custom" specific-type="${type}" name="${type}" sizeX="${side}" sizeY="${side}" sizeZ="1">
    ${structures}
   </graph>
   <values>${values}</values>
  </puzzle>
  ${history}
 </game>
</ksudoku>
`;

const grid = (at: number, withBlocks = 1): string => `<sudokugroups at="${at}" withblocks="${withBlocks}"/>`;
const clique = (...squares: readonly number[]): string => `<clique size="${squares.length}">${squares.join(' ')} </clique>`;
const square = (corner: number, side: number): number[] => [0, 1, 2].flatMap((x) => [0, 1, 2].map((y) => corner + x * side + y));
const DIAGONAL = clique(...Array.from({ length: 9 }, (_, i) => 10 * i));

describe('graphs of KSudoku', () => {
  test.each([
    [
      'both diagonals',
      { order: 9, side: 9, type: 'XSudoku', structures: grid(0) + DIAGONAL + clique(8, 16, 24, 32, 40, 48, 56, 64, 72) },
      'diagonal:3x3',
      0,
    ],
    ['one diagonal', { order: 9, side: 9, type: 'XSudoku', structures: grid(0) + DIAGONAL }, 'classic:3x3', 1],
    [
      'boxes of two rows and three columns',
      {
        order: 6,
        side: 6,
        type: '6x6',
        structures:
          grid(0, 0) +
          [0, 18].flatMap((x) => [0, 2, 4].map((y) => clique(...[0, 6, 12].flatMap((step) => [x + y + step, x + y + step + 1])))).join(''),
      },
      'classic:2x3',
      0,
    ],
    [
      'a samurai whose middle grid lists the boxes that are its own',
      {
        order: 9,
        side: 21,
        type: 'Samurai',
        structures:
          grid(0) +
          grid(12) +
          grid(132, 0) +
          [135, 195, 198, 201, 261].map((corner) => clique(...square(corner, 21))).join('') +
          grid(252) +
          grid(264),
      },
      'samurai',
      0,
    ],
    [
      'a windmill whose middle grid lists the box that is its own',
      {
        order: 9,
        side: 21,
        type: 'Windmill',
        structures: [63, 255, 9, 201].map((at) => grid(at)).join('') + grid(132, 0) + clique(...square(198, 21)),
      },
      'samurai/windmill',
      0,
    ],
    ['a sohei', { order: 9, side: 21, type: 'Sohei', structures: [126, 6, 258, 138].map((at) => grid(at)).join('') }, 'samurai/sohei', 0],
    [
      'a tiny samurai, whose grids share a cell',
      { order: 4, side: 10, type: 'TinySamurai', structures: [0, 60, 33, 6, 66].map((at) => grid(at)).join('') },
      'samurai:2/corners',
      0,
    ],
  ] as const)('%s', (_, shape, spec, rules) => {
    const read = parsePuzzle(saved(shape));
    if (!read.ok) throw new Error(read.error);
    expect(read.value.kind.spec).toBe(spec);
    expect(read.value.rules).toHaveLength(rules);
  });

  test('regions with both diagonals', () => {
    const regions = Array.from({ length: 9 }, (_, i) =>
      clique(...Array.from({ length: 9 }, (_, k) => ((i + Math.floor(k / 3)) % 9) + 9 * ((3 * Math.floor(i / 3) + k) % 9))),
    );
    const read = parsePuzzle(saved({ order: 9, side: 9, type: 'Jigsaw', structures: grid(0, 0) + regions.join('') + DIAGONAL }));
    // Whatever these groups come to, none of them is lost: rows and columns, and nine and one more.
    if (!read.ok) throw new Error(read.error);
    expect(read.value.geometry.groups.length).toBeGreaterThanOrEqual(18 + 10);
  });

  test('a graph with holes that no kind has is refused by its name', () => {
    const read = parsePuzzle(saved({ order: 9, side: 21, type: 'Ring', structures: [126, 6, 258].map((at) => grid(at)).join('') }));
    expect(read.ok ? '' : read.error).toBe('the graph "Ring" has groups of its own that no kind has');
  });
});

test('a shape as it comes with the program, a graph alone, is the blank puzzle of that shape', () => {
  const read = parsePuzzle(`<!DOCTYPE ksudoku-graph>
<ksudoku-graph>
 <graph sizeX="9" sizeY="9" sizeZ="1" order="9" type="custom" specific-type="XSudoku" name="XSudoku">
  ${grid(0)}${DIAGONAL}${clique(8, 16, 24, 32, 40, 48, 56, 64, 72)}
 </graph>
</ksudoku-graph>
`);
  expect(read.ok && [read.value.kind.spec, read.value.givens.every((value) => value === 0)]).toEqual(['diagonal:3x3', true]);
  // These three are the files of the program, but for the blank lines in them.
  for (const [name, size, corners, spec] of [
    ['DoubleRoxdoku', [5, 5, 3], [0, 36], 'roxdoku:3/double'],
    ['RoxdokuTwin', [5, 5, 5], [0, 62], 'roxdoku:3/twin'],
    ['SamuraiRoxdoku', [7, 7, 7], [0, 196, 28, 224, 114, 4, 200, 32, 228], 'roxdoku:3/samurai'],
  ] as const) {
    const solid = parsePuzzle(`<!DOCTYPE ksudoku-graph>
<ksudoku-graph>
 <graph sizeX="${size[0]}" sizeY="${size[1]}" sizeZ="${size[2]}" order="9" specific-type="Samurai" type="custom" name="${name}" >
  ${corners.map((at) => `<roxdokugroups at="${at}"   />`).join('\n')}
 </graph>
</ksudoku-graph>
`);
    expect(solid.ok ? solid.value.kind.spec : solid.error).toBe(spec);
  }
  const nothing = parsePuzzle('<!DOCTYPE ksudoku-graph>\n<ksudoku-graph></ksudoku-graph>\n');
  expect(nothing.ok ? '' : nothing.error).toContain('expected <ksudoku>');
});

test('the moves of a saved game are entries and notes, the last of each square', () => {
  const values = `b${'_'.repeat(15)}`;
  const history = `<history>
   <simple-event index="0" value="3"/>
   <simple-event index="4" value="2"/>
   <simple-event index="4" value="3"/>
   <simple-event index="5" markers="0110"/>
   <complex-event><simple-event index="6" value="1"/><simple-event index="6" value="0"/></complex-event>
  </history>`;
  const read = parsePuzzle(saved({ order: 4, side: 4, type: 'Plain', structures: grid(0) }, values, history));
  if (!read.ok) throw new Error(read.error);
  const { givens, progress } = read.value;
  // Squares are counted column by column: 4 is the first of the second column.
  expect([givens[0], progress?.entries[1], progress?.entries[9], progress?.marks?.values(5)]).toEqual([1, 3, 0, [2, 3]]);
});
