import { type Complaint, fail, foreign, inEnglish, must, ok, type Result, said, type Words } from '#core';
import { findFormat, readPuzzles, writeUnit } from '#formats';
import { type Answered, answerRequest, puzzleFields, SERVICE_LIMITS } from '#operations';
import { findOperation, questions } from '#questions';
import { anything, either, flag, list, type OutOf, object, oneOf, record, text, whole } from '#schema';
import { cutRest, defineJob, type JobTexts, type Json, PART_MS } from './operation.ts';

/** Puzzles in one part at first; where each of them takes long, most of them are handed back. */
const CHUNK = 2000;

/** Puzzles of a file that are answered together. */
const filePart = object({
  first: whole(1).describe('The number of the first one in its file, from 1.'),
  reading: object({ kind: text().optional(), from: text().optional(), ignoreDrawings: flag().optional() }).describe(
    'How each text is to be read.',
  ),
  puzzles: list(either(text(), object({ error: text() })), 1, CHUNK).describe(
    'The text of each puzzle, or the sentence that says what is wrong with it.',
  ),
});
export type FilePart = OutOf<typeof filePart>;

const verbs = questions.filter(({ overFiles }) => overFiles).map(({ id }) => id);

interface FileTotal extends Readonly<Record<string, unknown>> {
  readonly puzzles: number;
  readonly invalid: number;
  /** Answers that a budget cut short. */
  readonly budget: number;
  /** Puzzles without a solution, as far as the operation says. */
  readonly unsolvable: number;
}

/** Request of a job over a file; `options` are the fields of the operation, without its puzzle. */
const fileFields = {
  do: oneOf(verbs).describe('What is done with each puzzle.'),
  options: record(anything()).default({}).describe('Further fields of that request, such as engine or limit.'),
  kind: puzzleFields.kind,
  from: puzzleFields.from,
  ignoreDrawings: puzzleFields.ignoreDrawings,
};

const TOLD_OF = ['puzzles', 'invalid', 'unsolvable', 'budget'] as const;
const ANSWERED = {
  puzzles: {
    en: '{count} {count|puzzle|puzzles} answered',
    de: '{count} Rätsel beantwortet',
    fr: '{count} {count|grille traitée|grilles traitées}',
  },
  invalid: { en: '{count} could not be read', de: '{count} {count|war|waren} nicht lesbar', fr: '{count} {count|illisible|illisibles}' },
  unsolvable: { en: '{count} {count|has|have} no solution', de: '{count} ohne Lösung', fr: '{count} sans solution' },
  budget: {
    en: '{count} {count|answer was|answers were} cut short',
    de: '{count} {count|Antwort wurde|Antworten wurden} abgekürzt',
    fr: '{count} {count|réponse écourtée|réponses écourtées}',
  },
} as const satisfies JobTexts;

export const file = defineJob({
  id: 'file',
  summary: 'Solve, count, check or rate every puzzle of a file.',
  words: {
    en: { title: 'Work through a file', summary: 'Solve, count, check or rate every puzzle of it.' },
    de: { title: 'Eine Datei durcharbeiten', summary: 'Jedes Rätsel darin lösen, zählen, prüfen oder bewerten.' },
    fr: { title: 'Traiter un fichier', summary: 'Résoudre, compter, vérifier ou évaluer chaque grille.' },
  },
  schema: object({
    ...fileFields,
    puzzles: text(0, 4_000_000).default('').describe('The file, in any format that is read; empty where it comes as a stream.'),
  }),
  part: filePart,
  example: { do: 'solve', puzzles: '1...............\n12..............', kind: 'classic:2x2' },
  // The puzzles are in the parts.
  forParts: (request) => ({ ...request, puzzles: '' }),
  async begin(request) {
    const complaint = objection(request);
    if (complaint !== undefined) return fail(complaint);
    const { kind, from, ignoreDrawings } = request;
    return ok(cut(readPuzzles(request.puzzles, { kind, from, ignoreDrawings }), ignoreDrawings));
  },
  async run(part: FilePart, request, { workshop, places }) {
    const operation = findOperation(request.do)!;
    const settings = { limits: { ...SERVICE_LIMITS, places } };
    const total = { puzzles: 0, invalid: 0, budget: 0, unsolvable: 0 };
    const items: Json[] = [];
    const began = performance.now();
    let nodes = 0;
    for (const [i, puzzle] of part.puzzles.entries()) {
      if (i > 0 && performance.now() - began > PART_MS) break;
      const answer =
        typeof puzzle === 'string'
          ? await answerRequest(operation, { ...request.options, ...part.reading, puzzle }, workshop, settings)
          : fail<Answered>(foreign((puzzle as { readonly error: string }).error));
      // Times differ from run to run; a result must not.
      const { elapsedMs: _, ...json } = answer.ok ? (answer.value.json as Json) : { status: 'invalid', error: answer.error };
      items.push({ number: part.first + i, ...json });
      total.puzzles++;
      if (!answer.ok) total.invalid++;
      else if (answer.value.verdict !== 'answered') total[answer.value.verdict]++;
      nodes += Number(json['nodes'] ?? 0);
    }
    const done = items.length;
    const rest = cutRest(part.puzzles.slice(done), done).map(
      (puzzles, i, all): FilePart => ({ ...part, first: part.first + done + i * all[0]!.length, puzzles }),
    );
    return { partial: total, items, nodes, rest, share: done / part.puzzles.length };
  },
  nothing: { puzzles: 0, invalid: 0, budget: 0, unsolvable: 0 } as FileTotal,
  add: (total, partial) => ({
    puzzles: total.puzzles + Number(partial['puzzles']),
    invalid: total.invalid + Number(partial['invalid']),
    budget: total.budget + Number(partial['budget']),
    unsolvable: total.unsolvable + Number(partial['unsolvable']),
  }),
  finish: (total, _, end) => ({ status: end === 'budget' || total.budget > 0 ? 'budget' : 'complete', ...total }),
  tell: (known) => {
    const told = TOLD_OF.filter((name) => name === 'puzzles' || Number(known[name]) > 0);
    return said('{told: · }', { told: told.map((name) => said(ANSWERED[name], { count: Number(known[name]) })) });
  },
});

/** The request of a job over a file that comes as a stream; a sentence where it makes no sense. */
export function fileRequest(fields: Json): Result<Json> {
  const read = file.schema.read(fields, '');
  if (!read.ok) return read;
  const complaint = objection(read.value as unknown as Parameters<typeof objection>[0]);
  return complaint === undefined ? read : fail(complaint);
}

const TOO_LONG: Words<string> = {
  en: 'the line has more than {most:id} characters',
  de: 'die Zeile hat mehr als {most:id} Zeichen',
  fr: 'la ligne a plus de {most:id} caractères',
};

/** The longest line of a file that comes as a stream: a candidate grid of the largest cube that is common fits. */
const LONGEST_LINE = 20_000;

/**
 * Cuts lines into parts as they arrive; every line is a puzzle, unread, and those that begin with # are left out. Nothing is
 * parsed here: the thread that takes the stream has others to serve.
 */
export async function* cutLines(chunks: AsyncIterable<Uint8Array>, reading: FilePart['reading']): AsyncGenerator<FilePart> {
  const decoder = new TextDecoder();
  let text = '';
  let first = 1;
  let puzzles: FilePart['puzzles'][number][] = [];
  const take = (line: string): FilePart | undefined => {
    const puzzle = line.trim();
    if (puzzle === '' || puzzle.startsWith('#')) return undefined;
    puzzles.push(puzzle.length <= LONGEST_LINE ? puzzle : { error: inEnglish(said(TOO_LONG, { most: LONGEST_LINE })) });
    if (puzzles.length < CHUNK) return undefined;
    const part = { first, reading, puzzles };
    first += puzzles.length;
    puzzles = [];
    return part;
  };
  for await (const chunk of chunks) {
    const lines = (text + decoder.decode(chunk, { stream: true })).split('\n');
    // A line without end is cut where it is too long already; what follows belongs to it.
    text = lines.pop()!.slice(0, LONGEST_LINE + 1);
    for (const line of lines) {
      const part = take(line);
      if (part) yield part;
    }
  }
  const part = take(text + decoder.decode());
  if (part) yield part;
  if (puzzles.length > 0) yield { first, reading, puzzles };
}

/** Why the fields of the operation cannot be; undefined where they can. */
function objection(request: { readonly do: string; readonly options: Json }): Complaint | undefined {
  const read = findOperation(request.do)!.request.read({ ...request.options, puzzle: '.' }, 'options');
  return read.ok ? undefined : read;
}

/** Puzzles as read, in parts. Each is written in the form that holds every puzzle, so that a part needs nothing of its file. */
function cut(items: ReturnType<typeof readPuzzles>, ignoreDrawings: boolean | undefined): FilePart[] {
  const format = must(findFormat('json'));
  const texts = items.map(({ line, result }) => {
    const text = result.ok ? writeUnit(format, result.value) : fail('line {line:id}: {sentence}', { line, sentence: result });
    return text.ok ? text.value : { error: text.error };
  });
  const parts: FilePart[] = [];
  // What was left out stands in that form too, and is refused there as well unless it is said again.
  const reading = { from: 'json', ...(ignoreDrawings ? { ignoreDrawings } : {}) };
  for (let at = 0; at < texts.length; at += CHUNK) parts.push({ first: at + 1, reading, puzzles: texts.slice(at, at + CHUNK) });
  return parts;
}
