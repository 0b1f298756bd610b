import {
  ComplaintError,
  complain,
  complaintOf,
  expected,
  fail,
  type Grid,
  type Hash,
  must,
  ok,
  type Puzzle,
  type Result,
  refuseAllButFields,
} from '#core';
import { parsePuzzle } from '#formats';
import { addSums } from './added-sums.ts';
import { followProof } from './check-proof.ts';
import { type Claim, readClaim, readSolutions } from './claim.ts';
import { ClauseStore } from './clause-store.ts';
import { clauseAgainst, clausesOf } from './formula.ts';
import { NumberReader, readText, type Source } from './source.ts';
import { Variables } from './variables.ts';

/** The four files of a certificate. */
export interface CertificateSources {
  readonly puzzle: Source;
  readonly claim: Source;
  readonly formula: Source;
  readonly proof: Source;
  /** A quicker SHA-256 than ours, where the machine has one. */
  readonly makeHash?: () => Hash;
}

/** A certificate that holds. */
export interface Verified {
  readonly kind: string;
  /** All solutions that the puzzle has. */
  readonly solutions: readonly Grid[];
  readonly puzzle: Puzzle;
  readonly clauses: number;
  readonly lines: number;
}

/** The endings of the files, which are their names in every language. */
const FILES = { puzzle: '.txt', claim: '.json', formula: '.cnf', proof: '.lrat' } as const;

/** Puzzles and claims are short: a thousand solutions of the largest kind have 16 MB. */
const MOST_BYTES = 1 << 26;

/**
 * Checks that a puzzle has exactly the solutions that its certificate claims, believing nothing in it:
 *
 *   1. the claimed solutions are different from each other and keep every rule (by the rule checker, from the puzzle);
 *   2. the formula is the one that this puzzle and these solutions have (made again, clause by clause, by `formula.ts`, where it says why
 *      its being unsatisfiable means that no further solution exists);
 *   3. every line of the proof follows from the formula and the lines before it, down to the empty clause (`check-proof.ts`).
 *
 * It shares no code with engines, kernels, or what writes certificates. It reads the two long files once, as they come.
 */
export function verifyCertificate(sources: CertificateSources): Result<Verified> {
  const refusal = refuseAllButFields(sources);
  if (refusal) return refusal;
  for (const part of Object.keys(FILES) as (keyof typeof FILES)[])
    if (typeof sources[part] !== 'function') return inFile(FILES[part], expected(complain('a stream of text or bytes'), sources[part]));
  try {
    return ok(verify(sources));
  } catch (error) {
    if (error instanceof ComplaintError) return fail(complaintOf(error));
    throw error;
  }
}

function verify(sources: CertificateSources): Verified {
  const text = readText(FILES.puzzle, sources.puzzle, MOST_BYTES);
  const puzzle = must(inFile(FILES.puzzle, parsePuzzle(text.text, { from: 'ninefold' })));
  const claim = must(inFile(FILES.claim, readClaim(readText(FILES.claim, sources.claim, MOST_BYTES).text)));
  const solutions = must(readSolutions(puzzle, claim));
  const clauses = new ClauseStore();
  const formula = new NumberReader(FILES.formula, sources.formula, sources.makeHash?.());
  const variables = readFormula(formula, { ...puzzle, geometry: addSums(puzzle.geometry, claim) }, solutions, clauses);
  const count = clauses.last;
  const proof = new NumberReader(FILES.proof, sources.proof, sources.makeHash?.());
  const lines = followProof(proof, clauses, variables);
  compareHashes(claim, { puzzle: text.hash, formula: formula.hash(), proof: proof.hash() });
  return { kind: puzzle.kind.spec, solutions, puzzle, clauses: count, lines };
}

/** Names the file of a refusal. */
function inFile<T>(file: string, read: Result<T>): Result<T> {
  return read.ok ? read : fail('{file}: {reason}', { file, reason: read });
}

/** Reads the formula beside the one that is made again, keeps its clauses, and gives the number of its variables. */
function readFormula(formula: NumberReader, puzzle: Puzzle, solutions: readonly Grid[], clauses: ClauseStore): number {
  const [stated, count] = formula.readHead();
  const variables = new Variables(puzzle.geometry);
  const expect = (literals: readonly number[]): void => {
    formula.skipComments();
    for (const literal of literals)
      if (formula.number() !== literal) formula.refuse(complain('the formula is not that of the puzzle and its solutions'));
    if (formula.number() !== 0) formula.refuse(complain('the formula is not that of the puzzle and its solutions'));
    clauses.add(clauses.last + 1, literals);
  };
  for (const literals of clausesOf(puzzle, variables)) expect(literals);
  for (const solution of solutions) expect(clauseAgainst(puzzle, solution));
  formula.skipComments();
  if (!formula.isOver()) formula.refuse(complain('the formula has more clauses than the puzzle and its solutions'));
  if (count !== clauses.last) formula.refuse(complain('the first line counts other clauses than there are'));
  if (stated !== variables.count) formula.refuse(complain('the formula has another number of variables than the puzzle'));
  return variables.count;
}

function compareHashes(claim: Claim, found: Claim['hashes']): void {
  for (const file of ['puzzle', 'formula', 'proof'] as const) {
    if (claim.hashes[file] !== found[file])
      throw new ComplaintError(complain('{file}: the hash is not the one that the claim states', { file: FILES[file] }));
  }
}
