import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certify, MOST_SOLUTIONS } from '#certificates';
import { Budget, Candidates, type Grid, type Kind, makePuzzle, makePuzzleFromPlaces, makeRandom, type Puzzle } from '#core';
import { loadEngine, loadProver, type Prover } from '#engines';
import { parsePuzzle } from '#formats';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import { findOperation } from '#questions';
import { type Verified, verifyCertificate, verifySteps } from '#verify';
import { forgeAll, sourcesOf } from '../workbench/src/measuring/benchmarks/forgeries.ts';
import { ninefold } from './run-cli.ts';

/*
 * What is claimed of a puzzle and proved is accepted by a checker that shares nothing with the prover; what is changed afterwards is not
 * accepted for anything else than what is true.
 */

type File = 'puzzle' | 'claim' | 'formula' | 'proof';
type Files = Record<File, string>;

let prover: Prover;
const folder = mkdtempSync(join(tmpdir(), 'ninefold-certificates-'));
beforeAll(async () => {
  prover = (await loadProver())!;
});
afterAll(() => rmSync(folder, { recursive: true }));

function certificateOf(puzzle: Puzzle, by = prover): Files {
  const texts = { formula: '', proof: '' };
  const decoder = new TextDecoder();
  const made = certify(puzzle, by, new Budget({ nodes: 100_000 }), {
    formula(bytes) {
      texts.formula += decoder.decode(bytes);
    },
    proof(bytes) {
      texts.proof += decoder.decode(bytes);
    },
  });
  if (!made.ok || made.value.status !== 'proved') throw new Error(`${puzzle.kind.spec} is not proved`);
  return { ...texts, puzzle: made.value.puzzle, claim: JSON.stringify(made.value.claim) };
}

function verified(files: Files, size?: number): Verified {
  const checked = verifyCertificate(sourcesOf(files, size));
  if (!checked.ok) throw new Error(checked.error);
  return checked.value;
}

function puzzleOf(text: string, kind?: string): Puzzle {
  const read = parsePuzzle(text, { kind });
  if (!read.ok) throw new Error(read.error);
  return read.value;
}

const smallest = kindFamilies.flatMap((family) => {
  const [kind] = exampleKinds(family).sort((a, b) => a.geometry.cellCount - b.geometry.cellCount);
  return kind ? [[kind.spec, kind] as const] : [];
});

/** Some filled grid of a kind, by an engine that has nothing to do with proofs. */
async function filledGrid(kind: Kind): Promise<Grid> {
  const grids = await solutionsOf(makePuzzle(kind, new Uint8Array(kind.geometry.cellCount)), 1);
  return grids[0]!;
}

async function solutionsOf(puzzle: Puzzle, limit: number): Promise<Grid[]> {
  const engine = await loadEngine('reference');
  if (!engine.ok) throw new Error(engine.error);
  const grids: Grid[] = [];
  engine.value.solve(puzzle, { limit, budget: new Budget({ nodes: 1_000_000 }), onSolution: (grid) => void grids.push(grid) });
  return grids;
}

test.each(smallest)('%s: few solutions are claimed, proved and accepted', async (_, kind) => {
  const grid = await filledGrid(kind);
  const blanks = makeRandom(1).shuffle(Array.from(grid.keys()));
  let accepted = 0;
  for (const share of [2 / 3, 1 / 2, 1 / 3]) {
    const open = new Set(blanks.slice(0, share * blanks.length));
    const puzzle = makePuzzle(
      kind,
      grid.map((value, cell) => (open.has(cell) ? 0 : value)),
    );
    const known = await solutionsOf(puzzle, MOST_SOLUTIONS + 1);
    // Where there are too many the next one has enough clues.
    if (known.length > MOST_SOLUTIONS) continue;
    const { solutions } = verified(certificateOf(puzzle), 97);
    expect(solutions.map(String).sort()).toEqual(known.map(String).sort());
    accepted++;
  }
  expect(accepted).toBeGreaterThan(0);
});

const HARD = '4...3.......6..8..........1....5..9..8....6...7.2........1.27..5.3....4.9........';
const nothing = { formula: () => undefined, proof: () => undefined };

describe('claims', () => {
  test.each<[string, string, string, number]>([
    ['one solution of a hard puzzle', HARD, 'classic:3x3', 1],
    ['none, because givens clash', '11..............', 'classic:2x2', 0],
    ['none, because a value has no place', '12....3.........', 'classic:2x2', 0],
    ['all 288 of an empty grid', '................', 'classic:2x2', 288],
  ])('%s', async (_, text, kind, count) => {
    const puzzle = puzzleOf(text, kind);
    expect(await solutionsOf(puzzle, MOST_SOLUTIONS)).toHaveLength(count);
    expect(verified(certificateOf(puzzle)).solutions).toHaveLength(count);
  });

  test('none, because the two places of a cell disagree', () => {
    const kind = kindOf('faces3:2');
    const written = Array(48).fill(0);
    written[3] = 1;
    written[kind.geometry.places.findIndex(({ name }) => name === 'B r1c1')] = 2;
    const puzzle = makePuzzleFromPlaces(kind, written);
    expect(puzzle.disputes).toHaveLength(1);
    expect(verified(certificateOf(puzzle)).solutions).toEqual([]);
  });

  test('pencil marks: a cell that keeps one value, one that keeps none, and a given that is struck', async () => {
    const kind = kindOf('classic:2x2');
    const puzzleWith = (keep: readonly number[], given: number): Puzzle => {
      const restrictions = Candidates.all(16, 4);
      for (let value = 1; value <= 4; value++) if (!keep.includes(value)) restrictions.remove(0, value);
      const givens = new Uint8Array(16);
      givens[0] = given;
      return makePuzzle(kind, givens, { restrictions });
    };
    for (const [puzzle, count] of [
      [puzzleWith([2], 0), 72],
      [puzzleWith([2, 3], 0), 144],
      [puzzleWith([], 0), 0],
      [puzzleWith([1, 2], 3), 0],
    ] as const) {
      expect(verified(certificateOf(puzzle)).solutions).toHaveLength(count);
    }
  });

  test('more solutions than a certificate names are not claimed', () => {
    const made = certify(puzzleOf('.'.repeat(36), 'classic:2x3'), prover, new Budget({}), nothing);
    expect(made).toMatchObject({ ok: true, value: { status: 'many' } });
  });

  test('a budget that ends leaves nothing proved', () => {
    const made = certify(puzzleOf('.'.repeat(36), 'classic:2x3'), prover, new Budget({ nodes: 3 }), nothing);
    expect(made).toMatchObject({ ok: true, value: { status: 'budget', end: 'nodes' } });
  });
});

describe('forgeries', () => {
  test('none of many is accepted for what is not true, and each refusal says where', () => {
    const originals = [HARD, '1..............4', '11..............'].map((text) => certificateOf(puzzleOf(text)));
    for (const [i, files] of originals.entries()) {
      const found = forgeAll(files, originals[(i + 1) % originals.length]!, 200, i);
      expect(found).toMatchObject({ tried: 200, believed: 0, unplaced: 0 });
      // Some changes leave a right proof right, such as another order of the literals or of hints that do not need each other.
      expect(found.refused).toBeGreaterThan(130);
      expect(found.wellFormed).toBeGreaterThan(100);
    }
  });

  test('a file that was changed without its hash is refused', () => {
    const files = certificateOf(puzzleOf(HARD));
    expect(verifyCertificate(sourcesOf({ ...files, formula: `c changed\n${files.formula}` }))).toMatchObject({
      ok: false,
      error: '.cnf: the hash is not the one that the claim states',
    });
  });
});

describe('on the command line', () => {
  const out = join(folder, 'proofs');

  test('four files a puzzle, which verify accepts', () => {
    writeFileSync(join(folder, 'puzzles.txt'), `${HARD}\n1234............\n`);
    const made = ninefold(['certify', join(folder, 'puzzles.txt'), '--out', out]);
    expect(made.code, made.err).toBe(0);
    expect(readdirSync(out).sort()).toEqual(['1.cnf', '1.json', '1.lrat', '1.txt', '2.cnf', '2.json', '2.lrat', '2.txt']);
    const checked = ninefold(['verify', out, '--json']);
    expect(checked.code, checked.err).toBe(0);
    expect(checked.objects).toMatchObject([
      { certificate: '1', holds: true, kind: 'classic:3x3', count: 1 },
      { certificate: '2', holds: true, kind: 'classic:2x2', count: 12 },
    ]);
  });

  test('with --drat a proof for checkers that find hints themselves, and none that is left over', () => {
    const both = join(folder, 'drat');
    const certified = (...more: string[]): string[] => {
      const made = ninefold(['certify', '--puzzle', HARD, '--out', both, ...more]);
      expect(made.code, made.err).toBe(0);
      return readdirSync(both).sort();
    };
    expect(certified('--drat')).toEqual(['1.cnf', '1.drat', '1.json', '1.lrat', '1.txt']);
    const linesOf = (file: string): string[] => readFileSync(join(both, file), 'utf8').trimEnd().split('\n');
    const drat = linesOf('1.drat');
    const added = linesOf('1.lrat').flatMap((line) => {
      const [, ...words] = line.split(' ');
      return words[0] === 'd' ? [] : [words.slice(0, words.indexOf('0') + 1).join(' ')];
    });
    expect(drat.filter((line) => !line.startsWith('d'))).toEqual(added);
    // What is forgotten stood there before.
    const alive = new Set<string>();
    for (const line of drat) {
      if (line.startsWith('d ')) expect(alive.delete(line.slice(2))).toBe(true);
      else alive.add(line);
    }
    expect(certified()).toEqual(['1.cnf', '1.json', '1.lrat', '1.txt']);
  });

  test('what is not proved leaves no file', () => {
    const made = ninefold(['certify', '--puzzle', '.'.repeat(81), '--out', join(folder, 'many')]);
    expect(made.out).toContain('more than 1000 solutions');
    expect(readdirSync(join(folder, 'many'))).toEqual([]);
  });

  test('a broken certificate has exit code 4, and the others are checked all the same', () => {
    const proof = readFileSync(join(out, '1.lrat'), 'utf8');
    writeFileSync(join(out, '1.lrat'), proof.slice(0, proof.length >> 1));
    const checked = ninefold(['verify', out]);
    expect(checked.code).toBe(4);
    expect(checked.out).toMatch(/1: refused: .lrat, line \d+: /);
    expect(checked.out).toMatch(/2: holds: 12 solutions/);
  });
});

test('the example of the documents holds', () => {
  const verify = findOperation('verify')!;
  const { puzzle, claim, formula, proof } = verify.example as Files;
  expect(verified({ puzzle, claim, formula, proof }).solutions).toHaveLength(1);
});

describe('with rules', () => {
  const rules: readonly (readonly [string, string])[] = [
    ['a cage', 'kind: classic:2x2\ncage 5: r1c1 r1c2\ncage 7: r3c3 r3c4 r4c3\n1..............4'],
    [
      'dots, a thermometer and whispers',
      'kind: classic:2x2\ndifference 1: r1c1 r1c2\nthermo: r4c4 r3c4 r2c4\nwhispers 2: r2c1 r2c2\n................',
    ],
    ['an arrow and a little killer', 'kind: classic:2x2\narrow: r1c1 = r2c1 r3c2\nsum 9: r1c4 r2c3 r3c2 r4c1\n................'],
    ['a sandwich and a skyscraper', 'kind: classic:2x2\nsandwich 5: r1c1..r1c4\nskyscraper 3: r1c4..r4c4\n................'],
    ['a quadruple', 'kind: classic:2x2\nquadruple 1,2,3: r2c2 r2c3 r3c2 r3c3\n1...............'],
    ['rules that contradict each other', 'kind: classic:2x2\ncage 3: r1c1 r1c2\ncage 7: r2c1 r2c2\ncage 4: r1c1 r2c1\n................'],
  ];

  test.each(rules)('%s', async (_, text) => {
    const puzzle = puzzleOf(text);
    const known = await solutionsOf(puzzle, MOST_SOLUTIONS + 1);
    expect(known.length).toBeLessThanOrEqual(MOST_SOLUTIONS);
    const files = certificateOf(puzzle);
    expect(verified(files).solutions.map(String).sort()).toEqual(known.map(String).sort());
    // Without the rule the formula is another one.
    const without = files.puzzle.replace(/\n(cage|thermo|arrow|sandwich|quadruple)[^\n]*/, '');
    expect(without).not.toBe(files.puzzle);
    expect(verifyCertificate(sourcesOf({ ...files, puzzle: without })).ok).toBe(false);
  });

  test('sums that follow from houses are stated by where they come from, and believed only if that is so', async () => {
    const puzzle = puzzleOf('kind: classic:2x2\ncage 6: r1c1 r1c2 r2c1\ncage 5: r1c3 r1c4\n..............1.');
    const files = certificateOf(puzzle);
    expect(verified(files).solutions).toHaveLength((await solutionsOf(puzzle, MOST_SOLUTIONS)).length);
    const claim = JSON.parse(files.claim);
    // Rows and columns come first, so the first house is the first row.
    expect(claim.added).toContainEqual({ houses: [0], less: [1] });
    const refusal = (added: unknown): string | undefined => {
      const checked = verifyCertificate(sourcesOf({ ...files, claim: JSON.stringify({ ...claim, added }) }));
      return checked.ok ? undefined : checked.error;
    };
    expect(refusal(claim.added)).toBeUndefined();
    expect(refusal([])).toMatch(/^\.cnf, line \d+: the formula is not that of the puzzle/);
    expect(refusal(claim.added.map(({ houses }: { houses: number[] }) => ({ houses, less: [] })))).toMatch(
      /^the claim adds a sum|^\.cnf, line/,
    );
    expect(refusal([{ houses: [99], less: [] }])).toBe('the claim adds a sum that cannot be worked out: number 1');
    expect(refusal([{ houses: [0, 1, 2, 3], less: [] }])).toBe('the claim adds a sum that cannot be worked out: number 1');
    expect(refusal('all')).toBe('.json: the claim does not say where its added sums come from');
  });

  test('what falls while a cage decides is never its own reason', () => {
    // Two values had to stand in one cell; the reason of the strike named the struck one, which learned what is not so.
    const text = '.1.....................5...5.7....................9................12.........19.';
    const made = certify(puzzleOf(`kind: classic:3x3\nglobal-entropy:\n${text}`), prover, new Budget({ nodes: 1500 }), nothing);
    expect(made).toMatchObject({ ok: true, value: { status: 'budget' } });
  });
});

test('a long sum over groups is proved without going through their orders, and a proof ends when its time does', () => {
  // Three digits of a pill are the sum of thirty cells, nine of them in a row.
  const cells = Array.from({ length: 27 }, (_, i) => `r${7 + Math.floor(i / 9)}c${1 + (i % 9)}`).join(' ');
  const row = '12345678945678912378912345621436589736589721489721436553164297864297853197853.64.';
  const made = certify(puzzleOf(`kind: classic:3x3\nsum 135: ${cells}\n${row}`), prover, new Budget({ nodes: 100_000 }), nothing);
  expect(made).toMatchObject({ ok: true, value: { status: 'proved' } });
  // Many lines of cases pass before the search looks at its clock again.
  let calls = 0;
  const late = new Budget({ timeMs: 1, now: () => calls++ });
  const ended = certify(puzzleOf(`kind: classic:3x3\nsum 17: r1c1 r2c2 r3c3 r4c4\n${'.'.repeat(81)}`), prover, late, nothing);
  expect(ended).toMatchObject({ ok: true, value: { status: 'budget', end: 'time' } });
});

test('a very long sum is proved by what cells that differ come to at least', () => {
  // Five cells of a row are fifteen or more, four times.
  const cells = 'r1c1..r1c5 r3c1..r3c5 r5c1..r5c5 r7c1..r7c5';
  const empty = '.'.repeat(79);
  for (const [rule, clues] of [
    [`sum 59: ${cells}`, `${empty}..`],
    [`sum 141: ${cells}`, `${empty}..`],
    [`pill-arrow: r9c8 r9c9 = ${cells}`, `${empty}5.`],
  ]) {
    const made = certify(puzzleOf(`kind: classic:3x3\n${rule}\n${clues}`), prover, new Budget({ nodes: 500 }), nothing);
    expect([rule, made.ok && made.value.status]).toEqual([rule, 'proved']);
    expect(verified(certificateOf(puzzleOf(`kind: classic:3x3\n${rule}\n${clues}`))).solutions).toEqual([]);
  }
});

test('what the bounds of a long sum strike is shown once, however often it comes', () => {
  const diagonals = 'sum 43: r1c1 r2c2 r3c3 r4c4 r5c5 r6c6 r7c7 r8c8\nsum 36: r1c9 r2c8 r3c7 r4c6 r6c4 r7c3 r8c2 r9c1';
  const clues = '1.34......56....2..8....4.........9.3...9.2.4....14..5.......7..4297...19..5.....';
  const files = certificateOf(puzzleOf(`kind: classic:3x3\n${diagonals}\n${clues}`));
  expect(verified(files)).toMatchObject({ solutions: { length: 1 }, lines: JSON.parse(files.claim).proof.lines });
  const lines = files.proof.split('\n').filter((line) => line.includes(' 0 ') && !line.includes(' d '));
  const clauses = lines.map((line) => line.slice(line.indexOf(' '), line.indexOf(' 0 ')));
  expect(clauses.length).toBeGreaterThan(500);
  expect(new Set(clauses).size).toBe(clauses.length);
});

test('a proof is the same whatever was proved before it, or was stopped', async () => {
  const latin = puzzleOf('kind: latin:5\nentropic: r5c5 r3c4 r2c5\nv: r5c3 r5c2\n.....\n3....\n.....\n..5.3\n.....');
  // Rules that cannot be kept are a clause without literals.
  const unkept = puzzleOf('kind: classic:2x2\nregion-sum: r2c3 r1c3 r4c1..r4c3\ncage 9: r2c2 r2c1 r2c3 r3c3 r3c2\n...1\n....\n....\n....');
  expect(unkept.geometry.constraints.clauses.some(({ literals }) => literals.length === 0)).toBe(true);
  const empty = puzzleOf('.'.repeat(16), 'classic:2x2');
  const shared = (await loadProver())!;
  for (const puzzle of [empty, latin, unkept, empty]) {
    expect(certificateOf(puzzle, shared)).toEqual(certificateOf(puzzle, (await loadProver())!));
    const stop = (): never => {
      throw new Error('stopped');
    };
    expect(() => certify(empty, { prove: (...all) => shared.prove(all[0], all[1], all[2], stop) }, new Budget({}), nothing)).toThrow(
      'stopped',
    );
  }
  expect(verified(certificateOf(unkept)).solutions).toEqual([]);
});

test('a step that names whole groups is followed by the cells of its rule', () => {
  // Two sevens on a diagonal of six cells, of which two boxes hold three each: supposing one elsewhere in the first box leaves one.
  const claims = {
    puzzle: `kind: classic:3x3\nlook-and-say 2,7: r4c1..r9c6\n${`${'.'.repeat(9)}\n`.repeat(9)}`,
    claims: [{ place: [], remove: [[28, 7]], cells: [28, 27, 37, 47, 57, 67, 77], groups: [21, 3, 4, 10, 11, 25], rules: [0] }],
  };
  expect(verifySteps(JSON.stringify(claims))).toMatchObject({ ok: true, value: { steps: 1 } });
});

test('a step about a long sum is followed by what cells of a group come to together', () => {
  // A row comes to 45, which no order of its cells changes.
  const row = Array.from({ length: 9 }, (_, cell) => cell);
  const claims = {
    puzzle: `kind: classic:3x3\nsum 46: r1c1..r1c9 r2c1\n${`${'.'.repeat(9)}\n`.repeat(9)}`,
    claims: [{ place: [], remove: [[9, 2]], cells: [...row, 9], groups: [], rules: [0] }],
  };
  expect(verifySteps(JSON.stringify(claims))).toMatchObject({ ok: true, value: { steps: 1 } });
  expect(verifySteps(JSON.stringify(claims).replace('[[9,2]]', '[[9,1]]')).ok).toBe(false);
});

describe('explanations', () => {
  const explainSteps = async (text: string): Promise<string> => {
    const { code, err } = ninefold(['explain', '--puzzle', text, '--claims', join(folder, 'steps')]);
    expect(code, err).toBe(0);
    return readFileSync(join(folder, 'steps', '1.claims.json'), 'utf8');
  };

  test.each([
    ['singles and chains', HARD],
    ['cages', 'kind: classic:2x2\ncage 9: r2c3 r2c4 r1c4\ncage 7: r4c1..r2c1\ncage 9: r3c2 r4c2 r4c3\n..............2.'],
  ])('%s: every step follows from what it names', async (_, text) => {
    const claims = await explainSteps(text);
    expect(verifySteps(claims)).toMatchObject({ ok: true, value: { isSolved: true } });
    expect(ninefold(['verify', join(folder, 'steps'), '--json']).objects).toMatchObject([{ holds: true, solved: true }]);
  });

  test.each(['grouped-aic', 'rule-chain'])('%s: a chain whose links are excluded by rules names them', (technique) => {
    const text = 'kind: classic:2x3\nsum 5: r1c2 r1c3\nsum 9: r5c4 r5c3 r4c4\nsum 13: r2c1 r3c2 r4c1\n......6.1........6.......6.352...1..';
    const only = ['--techniques', `naked-single,hidden-single,${technique}`];
    ninefold(['explain', '--puzzle', text, ...only, '--claims', join(folder, technique)]);
    const claims = readFileSync(join(folder, technique, '1.claims.json'), 'utf8');
    expect(claims).toContain(`"technique":"${technique}"`);
    expect(verifySteps(claims)).toMatchObject({ ok: true });
  });

  test('a step that claims more than it shows is refused by its number', async () => {
    const { puzzle, claims } = JSON.parse(await explainSteps(HARD)) as {
      puzzle: string;
      claims: { place: number[][]; remove: number[][] }[];
    };
    const known = [...puzzleOf(HARD).givens];
    const first = known.indexOf(0);
    const refusal = (changed: object[]): string | undefined => {
      const checked = verifySteps(JSON.stringify({ puzzle, claims: changed }));
      return checked.ok ? undefined : checked.error;
    };
    expect(refusal(claims)).toBeUndefined();
    const more = {
      place: [],
      remove: [
        [first, 1],
        [first, 2],
        [first, 6],
      ],
      cells: [first],
      groups: [],
      rules: [],
    };
    expect(refusal([more])).toBe('step 1: what it rules out is possible by what it names');
    expect(refusal([{ ...more, groups: [999] }])).toBe('step 1: it names a group or a rule that the puzzle does not have');
    expect(refusal([{ ...more, remove: [[999, 1]] }])).toBe('step 1: it speaks of a cell or a value that the puzzle does not have');
    // Each step needs some of those before it.
    const needed = claims.findIndex((_, i) => refusal(claims.filter((__, k) => k !== i)) !== undefined);
    expect(needed).toBeGreaterThanOrEqual(0);
  });
});
