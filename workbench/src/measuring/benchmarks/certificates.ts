import { accessSync, constants, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { MOST_SOLUTIONS, searchOf } from '#certificates';
import { Budget, makeRandom, ok, type Puzzle, type Result, round } from '#core';
import { formatTable } from '#drawing';
import { loadProver, type Prover } from '#engines';
import { parsePuzzle } from '#formats';
import { cpuSeconds, runProgram } from '#measuring/machine';
import { certifyInto, verifyFiles } from '#proofs';
import { defineBenchmark, setting } from './benchmark.ts';
import { type CertificateTexts, type Forgeries, forgeAll } from './forgeries.ts';
import { readList } from './lists.ts';
import { readVariants } from './variants.ts';

/** One puzzle: what was proved, what each step took, and who accepted it. */
interface CertificateRow {
  readonly file: string;
  readonly number: number;
  readonly status: 'proved' | 'many' | 'gave up' | 'refused';
  readonly solutions: number;
  /** The same search without a proof, the search with it, our checker; in CPU seconds. */
  readonly solveSeconds: number;
  readonly proveSeconds: number;
  readonly checkSeconds: number;
  readonly lines: number;
  readonly bytes: number;
  /** The judges that were asked and accepted it, or did not. */
  readonly accepted: readonly string[];
  readonly rejected: readonly string[];
  readonly forged?: Forgeries;
}

/** Puzzles that took as long are compared; below, the clock says nothing. */
const LEAST_SECONDS = 0.05;

export const certificates = defineBenchmark({
  id: 'certificates',
  summary: 'Prove every puzzle of some lists, check each proof, and ask other checkers and forgers',
  subjects: '<lists...>',
  settings: {
    judges: setting.text('a folder with the programs drat-trim and lrat-check, which are asked about every proof', undefined),
    sample: setting.whole('only this many puzzles of each list, taken at random', undefined),
    seed: setting.whole('which ones', 1, 0),
    timeout: setting.seconds('time limit per puzzle', 60),
    tier: setting.whole('of a list with tiers only puzzles of this one', undefined),
    forge: setting.whole('forge the files of each certificate N times, and see whether a false one is accepted', 0, 0),
  },
  examples: [
    ['hard.txt --judges ../drat-trim', 'our checker and two others'],
    ['easy.txt --sample 20 --forge 500', 'ten thousand forgeries'],
  ],
  notes:
    'A list is a file of puzzles, or of one JSON object per line with name, format and input. A proof that a checker refuses is a fault.',
  async *measure(paths, { judges, sample, seed, timeout, tier, forge }, begin) {
    const prover = (await loadProver())!;
    if (judges !== undefined) for (const { judge } of JUDGES) accessSync(join(judges, judge), constants.X_OK);
    const folder = mkdtempSync(join(tmpdir(), 'ninefold-proofs-'));
    let others: CertificateTexts | undefined;
    try {
      for (const path of paths) {
        const list = readAny(path, tier);
        if (!list.ok) {
          yield list;
          continue;
        }
        const progress = begin('proving', 'puzzles');
        const numbered = list.value.map((puzzle, i) => ({ puzzle, number: i + 1 }));
        const chosen = sample === undefined ? numbered : makeRandom(seed).shuffle(numbered).slice(0, sample);
        for (const [done, { puzzle, number }] of chosen.entries()) {
          const row = await measureOne(puzzle, prover, join(folder, '1'), timeout, judges);
          const files = row.ok && row.value.status === 'proved' && forge > 0 ? readTexts(join(folder, '1')) : undefined;
          const forged = files && forgeAll(files, others ?? files, forge, seed + number);
          others = files ?? others;
          yield row.ok ? ok({ file: basename(path), number, ...row.value, ...(forged ? { forged } : {}) }) : row;
          progress.update(done + 1);
        }
        progress.stop();
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  table: certificatesTable,
  fails: (rows) => rows.some(({ status, rejected, forged }) => status === 'refused' || rejected.length > 0 || (forged?.believed ?? 0) > 0),
});

function readAny(path: string, tier: number | undefined): Result<Puzzle[]> {
  const isVariants = path.endsWith('.jsonl') && /^\{[^\n]*"format"/.test(readFileSync(path, 'utf8'));
  if (!isVariants) return readList(path);
  const list = readVariants(path);
  if (!list.ok) return list;
  const wanted = list.value.filter((one) => tier === undefined || one.tier === tier);
  return ok(
    wanted.flatMap(({ input, format }) => {
      const puzzle = parsePuzzle(input, { from: format });
      return puzzle.ok ? [puzzle.value] : [];
    }),
  );
}

async function measureOne(
  puzzle: Puzzle,
  prover: Prover,
  stem: string,
  timeout: number,
  judges: string | undefined,
): Promise<Result<Omit<CertificateRow, 'file' | 'number'>>> {
  const solveSeconds = solveOnly(puzzle, prover, timeout);
  const began = cpuSeconds();
  let proveSeconds = 0;
  const made = await certifyInto(stem, puzzle, prover, new Budget({ timeMs: 1000 * timeout }), {
    drat: judges !== undefined,
    onProof() {
      proveSeconds = round(cpuSeconds() - began);
    },
  });
  if (!made.ok) return made;
  const nothing = { solutions: 0, solveSeconds, proveSeconds, checkSeconds: 0, lines: 0, bytes: 0, accepted: [], rejected: [] };
  if (made.value.status !== 'proved') return ok({ ...nothing, status: made.value.status === 'many' ? 'many' : 'gave up' });
  const { claim } = made.value;
  const checking = cpuSeconds();
  const checked = verifyFiles(stem);
  const checkSeconds = round(cpuSeconds() - checking);
  const verdicts = judges === undefined ? [] : askJudges(stem, judges);
  return ok({
    status: checked.ok ? 'proved' : 'refused',
    solutions: claim.count,
    solveSeconds,
    proveSeconds,
    checkSeconds,
    lines: claim.proof.lines,
    bytes: claim.proof.bytes,
    accepted: verdicts.flatMap(({ judge, accepts }) => (accepts ? [judge] : [])),
    rejected: verdicts.flatMap(({ judge, accepts }) => (accepts ? [] : [judge])),
  });
}

/** The search of the proof, without one. */
function solveOnly(puzzle: Puzzle, prover: Prover, timeout: number): number {
  const began = cpuSeconds();
  const { geometry, open } = searchOf(puzzle);
  const budget = new Budget({ timeMs: 1000 * timeout });
  const search = prover.prove(geometry, open, { limit: MOST_SOLUTIONS + 1, budget, onSolution: () => undefined });
  while (!search.next().done);
  return round(cpuSeconds() - began);
}

/** Programs of other people, what each is told, and the words with which it accepts. */
const JUDGES = [
  { judge: 'lrat-check', proof: 'lrat', more: [], sign: /^c VERIFIED/m },
  { judge: 'drat-trim', proof: 'drat', more: ['-t', '100000'], sign: /^s VERIFIED/m },
];

/** Asks them about the files as they are. */
function askJudges(stem: string, folder: string): { judge: string; accepts: boolean }[] {
  return JUDGES.map(({ judge, proof, more, sign }) => ({
    judge,
    accepts: sign.test(runProgram(join(folder, judge), [`${stem}.cnf`, `${stem}.${proof}`, ...more]).text),
  }));
}

function readTexts(stem: string): CertificateTexts {
  const read = (ending: string): string => readFileSync(`${stem}.${ending}`, 'utf8');
  return { puzzle: read('txt'), claim: read('json'), formula: read('cnf'), proof: read('lrat') };
}

function certificatesTable(rows: readonly CertificateRow[]): string {
  const files = [...new Set(rows.map(({ file }) => file))];
  const total = (own: readonly CertificateRow[], of: (row: CertificateRow) => number): number => own.reduce((sum, row) => sum + of(row), 0);
  const table = formatTable(
    [
      'list',
      'puzzles',
      'proved',
      'too many',
      'gave up',
      'refused',
      'others accept',
      'others refuse',
      'solve s',
      'prove s',
      'check s',
      'MB',
    ],
    files.map((file) => {
      const own = rows.filter((row) => row.file === file);
      const count = (status: CertificateRow['status']): string => String(own.filter((row) => row.status === status).length);
      return [
        file,
        String(own.length),
        count('proved'),
        count('many'),
        count('gave up'),
        count('refused'),
        String(total(own, ({ accepted }) => accepted.length)),
        String(total(own, ({ rejected }) => rejected.length)),
        total(own, ({ solveSeconds }) => solveSeconds).toFixed(2),
        total(own, ({ proveSeconds }) => proveSeconds).toFixed(2),
        total(own, ({ checkSeconds }) => checkSeconds).toFixed(2),
        (total(own, ({ bytes }) => bytes) / 1e6).toFixed(1),
      ];
    }),
    [0],
  );
  return [table, ...summaries(rows)].join('\n');
}

function summaries(rows: readonly CertificateRow[]): string[] {
  const long = rows.filter(({ status, solveSeconds }) => status === 'proved' && solveSeconds >= LEAST_SECONDS);
  const total = (of: (row: CertificateRow) => number): number => long.reduce((sum, row) => sum + of(row), 0);
  const [solve, prove, check] = [total((row) => row.solveSeconds), total((row) => row.proveSeconds), total((row) => row.checkSeconds)];
  const forged = rows.flatMap((row) => (row.forged ? [row.forged] : []));
  const all = (of: (one: Forgeries) => number): number => forged.reduce((sum, one) => sum + of(one), 0);
  return [
    ...(long.length === 0
      ? []
      : [
          `${long.length} puzzles of ${1000 * LEAST_SECONDS} ms or more: writing the proof takes ${(prove / solve).toFixed(2)} times the search, checking ${(check / prove).toFixed(2)} times the writing`,
        ]),
    ...(forged.length === 0
      ? []
      : [
          `${all(({ tried }) => tried)} forgeries, ${all(({ wellFormed }) => wellFormed)} of them well-formed: ${all(({ refused }) => refused)} refused, ${all(({ harmless }) => harmless)} harmless, ${all(({ believed }) => believed)} believed; ${all(({ unplaced }) => unplaced)} refusals without a place`,
        ]),
  ];
}
