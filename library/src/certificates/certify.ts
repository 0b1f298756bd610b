import {
  type Budget,
  type BudgetEnd,
  type Counters,
  type Grid,
  type Hash,
  ok,
  type Puzzle,
  type Result,
  Sha256,
  type SolveOutcome,
} from '#core';
import { impliedSums, type Prover } from '#engines';
import { formatLine, formatPuzzle } from '#formats';
import { type AddedSum, addedSum } from './added-sums.ts';
import { BytesOut, type Sink } from './bytes-out.ts';
import { Formula } from './formula.ts';
import { MOST_SOLUTIONS, ProofStopped, ProofWriter } from './proof-writer.ts';

/** What came of a try: the claim that was proved, or why there is none. */
export type Certification =
  | {
      readonly status: 'proved';
      /** All solutions there are. */
      readonly solutions: readonly Grid[];
      /** The puzzle as Ninefold writes it: `N.txt`. */
      readonly puzzle: string;
      /** What is proved: `N.json`. */
      readonly claim: CertificateClaim;
      readonly counters: Counters;
    }
  /** There are more solutions than a certificate names. */
  | { readonly status: 'many'; readonly counters: Counters }
  | { readonly status: 'budget'; readonly end?: BudgetEnd; readonly counters: Counters };

/** The claim of a certificate, and what a reader of its files needs to know. */
export interface CertificateClaim {
  readonly kind: string;
  readonly count: number;
  /** As in the answer of `solve`. */
  readonly solutions: readonly string[];
  readonly variables: { readonly count: number; readonly meaning: string };
  /** Sums that the formula has beside those of the puzzle: the totals of these houses less these of the puzzle's sums, each by its number from 0. */
  readonly added?: readonly { readonly houses: readonly number[]; readonly less: readonly number[] }[];
  readonly formula: { readonly clauses: number; readonly bytes: number };
  readonly proof: { readonly format: 'lrat'; readonly lines: number; readonly bytes: number };
  readonly hashes: { readonly algorithm: 'sha256'; readonly puzzle: string; readonly formula: string; readonly proof: string };
}

/** Where the two long files go. The proof comes first, because the formula ends with the solutions, which the search finds. */
export interface CertificateFiles {
  readonly proof: Sink;
  readonly formula: Sink;
  /** The proof without its hints, which are most of it: DRAT, for checkers that take nothing else. */
  readonly drat?: Sink | undefined;
  /** A quicker SHA-256 than ours, where the machine has one. */
  readonly makeHash?: () => Hash;
}

/**
 * Proves that a puzzle has exactly the solutions it has. The proof is written while the search goes on, so memory does not grow with
 * it; where the result is not 'proved', what was written is worth nothing and is to be thrown away.
 */
export function certify(puzzle: Puzzle, prover: Prover, budget: Budget, files: CertificateFiles): Result<Certification> {
  const steps = certifying(puzzle, prover, budget, files);
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}

/** The same in steps of some hundredths of a second, for callers that have other things to do in between. */
export function* certifying(
  puzzle: Puzzle,
  prover: Prover,
  budget: Budget,
  files: CertificateFiles,
  onProof?: () => void,
): Generator<undefined, Result<Certification>, undefined> {
  const text = formatPuzzle(puzzle);
  if (!text.ok) return text;
  const { formula, added } = formulaOf(puzzle);
  const proof = hashed(files.proof, files);
  const drat = files.drat && new BytesOut(files.drat);
  const writer = new ProofWriter(formula, { lrat: proof.out, drat, mayGoOn: () => budget.look() });
  const solutions: Grid[] = [];
  const search = prover.prove(
    formula.geometry,
    formula.open,
    { limit: MOST_SOLUTIONS + 1, budget, onSolution: (solution) => void solutions.push(solution) },
    (line) => writer.write(line),
  );
  const outcome = yield* unlessStopped(search, budget);
  const { counters } = outcome;
  if (outcome.status === 'limit') return ok({ status: 'many', counters });
  if (outcome.status === 'budget') return ok({ status: 'budget', ...(outcome.end ? { end: outcome.end } : {}), counters });
  proof.out.flush();
  drat?.flush();
  onProof?.();
  const written = hashed(files.formula, files);
  formula.write(written.out, `Ninefold: ${puzzle.kind.spec}`, solutions);
  const { size } = puzzle.geometry;
  const claim: CertificateClaim = {
    kind: puzzle.kind.spec,
    count: solutions.length,
    solutions: solutions.map((solution) => formatLine(puzzle, solution)),
    variables: {
      count: formula.variables,
      meaning: `cell * ${size} + value: the cell holds the value; cells from 0, values from 1 to ${size}`,
    },
    ...(added.length === 0 ? {} : { added: added.map(({ houses, less }) => ({ houses, less })) }),
    formula: { clauses: formula.ownClauses + solutions.length, bytes: written.out.total },
    proof: { format: 'lrat', lines: writer.lines, bytes: proof.out.total },
    hashes: {
      algorithm: 'sha256',
      puzzle: new Sha256().add(new TextEncoder().encode(`${text.value}\n`)).hex(),
      formula: written.hash.hex(),
      proof: proof.hash.hex(),
    },
  };
  return ok({ status: 'proved', solutions, puzzle: `${text.value}\n`, claim, counters });
}

/** A search whose writer may stop it. */
function* unlessStopped(
  search: Generator<undefined, SolveOutcome, undefined>,
  budget: Budget,
): Generator<undefined, SolveOutcome, undefined> {
  try {
    return yield* search;
  } catch (error) {
    if (!(error instanceof ProofStopped)) throw error;
    return { status: 'budget', count: 0n, counters: { nodes: budget.nodes }, ...(budget.end ? { end: budget.end } : {}) };
  }
}

/** What a proof searches, for measuring the search alone. */
export function searchOf(puzzle: Puzzle): Pick<Formula, 'geometry' | 'open'> {
  return formulaOf(puzzle).formula;
}

function formulaOf(puzzle: Puzzle): { readonly formula: Formula; readonly added: readonly AddedSum[] } {
  const added = impliedSums(puzzle.geometry, false).map(addedSum);
  return { formula: new Formula(puzzle, added), added };
}

/** Text on its way out, and its hash. */
function hashed(sink: Sink, { makeHash }: CertificateFiles): { readonly out: BytesOut; readonly hash: Hash } {
  const hash = makeHash?.() ?? new Sha256();
  const out = new BytesOut((bytes) => {
    hash.add(bytes);
    sink(bytes);
  });
  return { out, hash };
}
