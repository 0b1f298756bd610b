import { type Certification, certify as certifyPuzzle } from '#certificates';
import { Budget, ok, said, type Words } from '#core';
import { puzzleFields, readPuzzle } from '#operations';
import { flag, object, whole } from '#schema';
import { defineJob, type JobTexts, type Json } from './operation.ts';

/** The longest proof that a job keeps, in bytes; the command line writes longer ones to disk. */
const MOST_BYTES = 1 << 26;
/** Characters in one item. */
const PIECE = 1 << 20;
const DAY_MS = 86_400_000;

/** A file of the certificate as items, each a piece of it in order: the pieces of a name together are the file. */
function itemsOf(file: string, text: string): Json[] {
  const pieces = Math.max(1, Math.ceil(text.length / PIECE));
  return Array.from({ length: pieces }, (_, i) => ({ file, text: text.slice(i * PIECE, (i + 1) * PIECE) }));
}

export const certify = defineJob({
  id: 'certify',
  summary: 'Prove that one puzzle has exactly the solutions it has, with a certificate that others can check.',
  words: {
    en: { title: 'Prove, with a certificate', summary: 'Exactly these solutions, as files that others can check.' },
    de: { title: 'Mit Zertifikat beweisen', summary: 'Genau diese Lösungen, als Dateien, die andere prüfen können.' },
    fr: { title: 'Prouver, avec un certificat', summary: 'Exactement ces solutions, en fichiers que d’autres peuvent vérifier.' },
  },
  schema: object({
    ...puzzleFields,
    drat: flag().default(false).describe('Also the proof in DRAT, as drat-trim takes it.'),
    timeMs: whole(1, DAY_MS).default(3_600_000).describe('Give up after N milliseconds of one attempt.'),
  }),
  // One search makes one proof, so there is one part; after a crash it begins again.
  part: object({}),
  example: { puzzle: '12..............', kind: 'classic:2x2' },
  async begin(request, tools) {
    const puzzle = readPuzzle(request, tools, tools.workshop);
    return puzzle.ok ? ok([{}]) : puzzle;
  },
  async run(_, request, tools) {
    const puzzle = readPuzzle(request, tools, tools.workshop);
    const prover = await tools.workshop.prover();
    if (!puzzle.ok || !prover) throw new Error(puzzle.ok ? 'there is no prover' : puzzle.error);
    const decoder = new TextDecoder();
    const texts = { formula: '', proof: '', drat: '' };
    const budget = new Budget({ timeMs: request.timeMs });
    const made = certifyPuzzle(puzzle.value, prover, budget, {
      formula(bytes) {
        texts.formula += decoder.decode(bytes);
      },
      proof(bytes) {
        if (texts.proof.length > MOST_BYTES) budget.stop('stored');
        else texts.proof += decoder.decode(bytes);
      },
      drat: request.drat
        ? (bytes) => {
            texts.drat += decoder.decode(bytes);
          }
        : undefined,
    });
    if (!made.ok) throw new Error(made.error);
    const { nodes } = made.value.counters;
    return { partial: partialOf(made.value), items: filesOf(made.value, texts), nodes };
  },
  nothing: {} as Json,
  add: (_, partial) => partial,
  finish: (total, _, end) => ({ ...total, status: end === 'budget' ? 'budget' : (total['status'] ?? 'budget') }),
  tell: ({ status, count = 0 }, isRunning) =>
    isRunning ? said(PROVING) : said(PROVED[status as keyof typeof PROVED], { count: count as number }),
});

const PROVING: Words<string> = { en: 'Being proved', de: 'Wird bewiesen', fr: 'Preuve en cours' };
const PROVED = {
  complete: {
    en: 'Proved: exactly {count} {count|solution|solutions}',
    de: 'Bewiesen: genau {count} {count|Lösung|Lösungen}',
    fr: 'Prouvé\u00a0: exactement {count} {count|solution|solutions}',
  },
  limit: {
    en: 'More solutions than a certificate names',
    de: 'Mehr Lösungen, als ein Zertifikat nennt',
    fr: 'Plus de solutions qu’un certificat n’en nomme',
  },
  budget: {
    en: 'Not proved: the search did not come to its end',
    de: 'Nicht bewiesen: Die Suche kam nicht ans Ende',
    fr: 'Pas prouvé\u00a0: la recherche n’est pas arrivée à sa fin',
  },
} as const satisfies JobTexts;

function partialOf(made: Certification): Json {
  if (made.status !== 'proved') return { status: made.status === 'many' ? 'limit' : 'budget' };
  const { count, formula, proof } = made.claim;
  return { status: 'complete', count, clauses: formula.clauses, lines: proof.lines, bytes: proof.bytes };
}

function filesOf(made: Certification, { formula, proof, drat }: Readonly<Record<'formula' | 'proof' | 'drat', string>>): Json[] {
  if (made.status !== 'proved') return [];
  return [
    ...itemsOf('1.txt', made.puzzle),
    ...itemsOf('1.json', `${JSON.stringify(made.claim, undefined, 2)}\n`),
    ...itemsOf('1.cnf', formula),
    ...itemsOf('1.lrat', proof),
    ...(drat === '' ? [] : itemsOf('1.drat', drat)),
  ];
}
