import { type Certification, certify as certifyPuzzle, MOST_SOLUTIONS } from '#certificates';
import { Budget, type BudgetEnd, fail, ok, type Puzzle, type Said, said, speak, type Words } from '#core';
import { flag, list, number, type OutOf, object, oneOf, text } from '#schema';
import { endedField, kindField, statusField } from '../answer-fields.ts';
import { claimed } from '../certificate-words.ts';
import { budgetFields, EXAMPLE_PUZZLE } from '../fields.ts';
import { jsonEnd } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { onePuzzle } from '../subject.ts';
import { beginClock } from '../tools.ts';

/** The longest proof in an answer, in bytes; the command line writes longer ones to disk as they come. */
const MOST_BYTES = 1 << 26;

const claim = object({
  kind: kindField,
  count: number(),
  solutions: list(text()).describe('All solutions there are.'),
  variables: object({ count: number(), meaning: text() }),
  added: list(object({ houses: list(number()), less: list(number()) }))
    .optional()
    .describe('Sums that the formula has beside those of the puzzle: the totals of these houses less these of its sums.'),
  formula: object({ clauses: number(), bytes: number() }),
  proof: object({ format: oneOf(['lrat']), lines: number(), bytes: number() }),
  hashes: object({ algorithm: oneOf(['sha256']), puzzle: text(), formula: text(), proof: text() }),
});

const answer = object({
  status: statusField.describe(`Complete: proved. Limit: more than ${MOST_SOLUTIONS} solutions. Budget: not proved in time.`),
  kind: kindField,
  nodes: number(),
  claim: claim.optional().describe('What is proved.'),
  puzzle: text().optional().describe('The puzzle as the proof takes it.'),
  formula: text().optional().describe('DIMACS: the puzzle, and a clause against each solution.'),
  proof: text().optional().describe('LRAT: why nothing satisfies the formula.'),
  drat: text().optional().describe('The same without hints, for drat-trim.'),
  ended: endedField,
});

/** What came of a try to prove, and the two long files where they were kept. */
export interface CertifyReport {
  readonly certification: Certification;
  readonly formula?: string;
  readonly proof?: string;
  readonly drat?: string | undefined;
}

export const certify = defineOperation({
  id: 'certify',
  summary: 'Prove that a puzzle has exactly the solutions it has, so that a stranger can check it',
  subject: onePuzzle,
  fields: {
    drat: flag().default(false).describe('Also the proof in DRAT, as drat-trim takes it.'),
    nodes: budgetFields.nodes,
    timeMs: budgetFields.timeMs,
  },
  answer,
  example: { puzzle: EXAMPLE_PUZZLE },
  async run(puzzle, fields, { limits, workshop, onProgress }) {
    const prover = await workshop.prover();
    if (!prover) return fail('this machine has no WebAssembly, which proofs need');
    const clock = beginClock(fields, limits).budget();
    const budget = new Budget({ ...clock, ...(onProgress ? { onProgress: (nodes) => onProgress({ nodes }) } : {}) });
    const [formula, proof] = [new Kept(), new Kept((size) => size <= MOST_BYTES || budget.stop('stored'))];
    const drat = fields.drat ? new Kept() : undefined;
    const made = certifyPuzzle(puzzle, prover, budget, {
      formula: (bytes) => formula.add(bytes),
      proof: (bytes) => proof.add(bytes),
      drat: drat && ((bytes) => drat.add(bytes)),
    });
    if (!made.ok) return made;
    return ok(
      made.value.status === 'proved'
        ? { certification: made.value, formula: formula.text(), proof: proof.text(), drat: drat?.text() }
        : { certification: made.value },
    );
  },
  json,
  lines: (_, { certification }, __, { where, speaker }) => `${where}: ${speak(sentence(certification), speaker)}`,
  verdict: ({ certification }) =>
    certification.status === 'budget'
      ? 'budget'
      : certification.status === 'proved' && certification.claim.count === 0
        ? 'unsolvable'
        : 'answered',
  ended: ({ certification }): BudgetEnd | undefined => (certification.status === 'budget' ? certification.end : undefined),
});

const STATUS = { proved: 'complete', many: 'limit', budget: 'budget' } as const;

function json({ kind }: Puzzle, { certification, formula, proof, drat }: CertifyReport): OutOf<typeof answer> {
  return {
    status: STATUS[certification.status],
    kind: kind.spec,
    nodes: certification.counters.nodes,
    ...(certification.status === 'proved' ? { claim: certification.claim, puzzle: certification.puzzle } : {}),
    ...(formula === undefined ? {} : { formula }),
    ...(proof === undefined ? {} : { proof }),
    ...(drat === undefined ? {} : { drat }),
    ...jsonEnd(certification.status === 'budget' ? certification.end : undefined),
  };
}

function sentence(certification: Certification): Said {
  if (certification.status === 'many') return said(TOO_MANY, { most: MOST_SOLUTIONS });
  if (certification.status === 'budget') return said(NOT_PROVED);
  const { count, formula, proof } = certification.claim;
  return said(PROVED, { claimed: claimed(count), clauses: formula.clauses, lines: proof.lines, bytes: proof.bytes });
}

const TOO_MANY: Words<string> = {
  en: 'more than {most:id} solutions, which no certificate names',
  de: 'mehr als {most:id} Lösungen, die kein Zertifikat nennt',
  fr: 'plus de {most:id} solutions, qu’aucun certificat ne nomme',
};
const NOT_PROVED: Words<string> = {
  en: 'not proved: the budget ended before the search',
  de: 'nicht bewiesen: Die Grenze war vor dem Ende der Suche erreicht',
  fr: 'non prouvé\u00a0: la limite a été atteinte avant la fin de la recherche',
};
const PROVED: Words<string> = {
  en: 'proved: {claimed} (formula {clauses:id} clauses, proof {lines:id} lines, {bytes:id} bytes)',
  de: 'bewiesen: {claimed} (Formel {clauses:id} Klauseln, Beweis {lines:id} Zeilen, {bytes:id} Byte)',
  fr: 'prouvé\u00a0: {claimed} (formule de {clauses:id} clauses, preuve de {lines:id} lignes, {bytes:id} octets)',
};

/** Text that is kept as it comes, while it may be. */
class Kept {
  readonly #parts: string[] = [];
  readonly #decoder = new TextDecoder();
  readonly #may: (size: number) => boolean;
  #size = 0;

  constructor(may: (size: number) => boolean = () => true) {
    this.#may = may;
  }

  add(bytes: Uint8Array): void {
    this.#size += bytes.length;
    if (this.#may(this.#size)) this.#parts.push(this.#decoder.decode(bytes, { stream: true }));
  }

  text(): string {
    return this.#parts.join('');
  }
}
