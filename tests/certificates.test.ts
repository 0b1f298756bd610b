import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { certify, MOST_SOLUTIONS } from '#certificates';
import {
  Budget,
  Candidates,
  type Grid,
  type Kind,
  makePuzzle,
  makePuzzleFromPlaces,
  makeRandom,
  type Puzzle,
  type Random,
  Sha256,
} from '#core';
import { loadEngine, loadProver, type Prover } from '#engines';
import { parsePuzzle } from '#formats';
import { exampleKinds, kindFamilies, kindOf } from '#kinds';
import { findOperation } from '#questions';
import { type CertificateSources, type Verified, verifyCertificate } from '#verify';
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

function certificateOf(puzzle: Puzzle): Files {
  const texts = { formula: '', proof: '' };
  const decoder = new TextDecoder();
  const made = certify(puzzle, prover, new Budget({ nodes: 100_000 }), {
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

/** The files as a checker gets them: in pieces. */
function sourcesOf(files: Files, size = 1 << 16): CertificateSources {
  const source = (text: string): (() => Uint8Array | undefined) => {
    const bytes = new TextEncoder().encode(text);
    let at = 0;
    return () => {
      if (at >= bytes.length) return undefined;
      at += size;
      return bytes.slice(at - size, at);
    };
  };
  return { puzzle: source(files.puzzle), claim: source(files.claim), formula: source(files.formula), proof: source(files.proof) };
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
  for (const count of [blanks.length >> 1, (2 * blanks.length) / 3]) {
    const open = new Set(blanks.slice(0, count));
    const puzzle = makePuzzle(
      kind,
      grid.map((value, cell) => (open.has(cell) ? 0 : value)),
    );
    const known = await solutionsOf(puzzle, MOST_SOLUTIONS + 1);
    // Where there are too many the next one has enough clues.
    if (known.length > MOST_SOLUTIONS) continue;
    const { solutions } = verified(certificateOf(puzzle), 97);
    expect(solutions.map(String).sort()).toEqual(known.map(String).sort());
  }
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
    const random = makeRandom(23);
    const originals = [puzzleOf(HARD), puzzleOf('1..............4', 'classic:2x2'), puzzleOf('11..............', 'classic:2x2')].map(
      (puzzle) => ({
        puzzle,
        files: certificateOf(puzzle),
        truth: verified(certificateOf(puzzle)).solutions.map(String).sort(),
      }),
    );
    let refused = 0;
    for (let i = 0; i < 600; i++) {
      const original = originals[i % originals.length]!;
      const forged = forge(original.files, originals[(i + 1) % originals.length]!.files, random);
      const checked = verifyCertificate(sourcesOf(forged));
      if (!checked.ok) {
        refused++;
        expect(checked.error, forged.claim).toMatch(/^(\.(cnf|lrat), line \d+|solution \d+|\.txt): |^the claim /);
        continue;
      }
      expect(checked.value.solutions.map(String).sort()).toEqual(original.truth);
    }
    // Some changes leave a right proof right, such as another order of the literals.
    expect(refused).toBeGreaterThan(500);
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

/** One change to one file, hashes made right again so that only what the files say can give it away. */
function forge(files: Files, others: Files, random: Random): Files {
  const forged = { ...files };
  const which = (['proof', 'proof', 'proof', 'formula', 'claim', 'puzzle'] as const)[random.below(6)]!;
  if (which === 'claim') forged.claim = forgeClaim(files.claim, others.claim, random);
  else if (which === 'puzzle') forged.puzzle = random.below(2) ? others.puzzle : changeCharacter(files.puzzle, random);
  else forged[which] = changeLines(files[which], others[which], random);
  const claim = JSON.parse(forged.claim);
  const hash = (text: string): string => new Sha256().add(new TextEncoder().encode(text)).hex();
  claim.hashes = { puzzle: hash(forged.puzzle), formula: hash(forged.formula), proof: hash(forged.proof) };
  return { ...forged, claim: JSON.stringify(claim) };
}

function forgeClaim(text: string, other: string, random: Random): string {
  const claim = JSON.parse(text);
  switch (random.below(4)) {
    case 0:
      claim.solutions.pop();
      break;
    case 1:
      claim.solutions.push(claim.solutions[0] ?? JSON.parse(other).solutions[0] ?? '1');
      break;
    case 2:
      claim.solutions = claim.solutions.map((solution: string) => changeCharacter(solution, random));
      break;
    default:
      claim.solutions = JSON.parse(other).solutions;
  }
  claim.count = claim.solutions.length;
  return JSON.stringify(claim);
}

function changeCharacter(text: string, random: Random): string {
  const at = random.below(text.length);
  return `${text.slice(0, at)}${random.below(10)}${text.slice(at + 1)}`;
}

function changeLines(text: string, other: string, random: Random): string {
  const lines = text.split('\n');
  const at = random.below(lines.length);
  const line = lines[at]!;
  const numbers = line.split(' ');
  const one = random.below(numbers.length);
  switch (random.below(8)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, lines[random.below(lines.length)]!);
      break;
    case 2:
      numbers[one] = String(-Number(numbers[one]));
      lines[at] = numbers.join(' ');
      break;
    case 3:
      numbers[one] = String(random.below(2000));
      lines[at] = numbers.join(' ');
      break;
    case 4:
      numbers.splice(one, 1);
      lines[at] = numbers.join(' ');
      break;
    case 5:
      lines[at] = random.shuffle(numbers).join(' ');
      break;
    case 6:
      return text.slice(0, random.below(text.length));
    default:
      return other;
  }
  return lines.join('\n');
}

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
});
