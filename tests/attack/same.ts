import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { NinefoldClient } from '#client';
import { Budget, type Engine, type Kind, makePuzzle, type Puzzle, type Random } from '#core';
import { loadEngine } from '#engines';
import { formatPuzzle } from '#formats';
import { exampleKinds, kindFamilies } from '#kinds';
import { type AnyOperation, answerRequest, noPuzzle, operations, Workshop } from '#operations';
import { ruledPuzzles } from '../../workbench/src/measuring/benchmarks/random-rules.ts';
import { ninefold, ninefoldHere } from '../run-cli.ts';
import { temporaryFolder } from '../service.ts';
import { type Assault, withService } from './assault.ts';

// The same answer everywhere: library, command line and HTTP.

type Json = Record<string, unknown>;

/** Cells beyond which a puzzle is nearly full, and cells at most: logic takes seconds for large ones that are not. */
const MANY_CELLS = 81;
const MOST_CELLS = 1000;
/** What a search may cost: bounds of time would differ from place to place, and from run to run. Effort is for each clue. */
const BOUNDS = [{ nodes: 1000 }, { effort: 5 }];
/** Puzzles that the command line is asked at a time. */
const BATCH = 100;
/** Of the random puzzles with rules, four of which share theirs, one of each. */
const RULED_STRIDE = 4;

/** Puzzles of every family, from nearly full to nearly empty; some have no solution, some clash. Every third has rules, each of them in turn. */
async function* puzzles(count: number, random: Random, engine: Engine): AsyncGenerator<Puzzle> {
  const kinds = kindFamilies.flatMap(exampleKinds).filter(({ geometry }) => geometry.cellCount <= MOST_CELLS);
  const ruled = await ruledPuzzles(engine, random.below(1_000_000));
  for (let n = 0; n < count; n++) {
    if (n % 3 === 2) {
      yield ruled(RULED_STRIDE * Math.floor(n / 3));
      continue;
    }
    const i = n - Math.floor((n + 1) / 3);
    const kind = kinds[i % kinds.length]!;
    const givens = filled(kind, random, engine);
    const share = givens.length > MANY_CELLS ? 0.85 + 0.1 * random.unit() : 0.4 + 0.45 * random.unit();
    for (let cell = 0; cell < givens.length; cell++) if (random.unit() > share) givens[cell] = 0;
    if (i % 7 === 3) givens[random.below(givens.length)] = 1 + random.below(kind.geometry.size);
    yield makePuzzle(kind, givens);
  }
}

/** One of the first solutions of the empty grid, with its values changed. */
function filled(kind: Kind, random: Random, engine: Engine): Uint8Array {
  let grid = new Uint8Array(kind.geometry.cellCount);
  engine.solve(makePuzzle(kind, grid), {
    limit: 1 + random.below(20),
    budget: new Budget({ nodes: 100_000 }),
    onSolution: (found) => (grid = found.slice()),
  });
  const values = random.shuffle(Array.from({ length: kind.geometry.size }, (_, i) => i + 1));
  return grid.map((value) => values[value - 1] ?? 0);
}

const UNLIKE = new Set(['elapsedMs', 'peakBytes', 'where', 'like']);

/** An answer without times and memory, and without what it says of other puzzles of its file, as text; a row is told by its engine, and not by the number of its puzzle there. */
function settled(answer: unknown): string {
  return JSON.stringify(answer, (name, value: unknown) =>
    UNLIKE.has(name) || (name === 'puzzle' && typeof value === 'number') ? undefined : value,
  );
}

function fieldsOf({ example, request }: AnyOperation): Json {
  const { puzzle: _, kind: __, ...fields } = example as Json;
  const known = BOUNDS.filter((bound) => request.read({ ...fields, puzzle: '.', ...bound }, '').ok);
  return Object.assign({ ...fields }, ...known);
}

const optionsOf = (fields: Json): string[] =>
  Object.entries(fields).flatMap(([name, value]) => (value === true ? [`--${name}`] : [`--${name}`, String(value)]));

/** Asks over HTTP. A connection that the service gave up while this process was busy elsewhere is no answer, so it asks once more. */
async function overHttp(ask: () => Promise<Json>): Promise<Json> {
  const said = (error: Error): Json => ({ status: 'invalid', error: error.message });
  return ask().catch((error: Error) => (error.message === 'fetch failed' ? ask().catch(said) : said(error)));
}

export const same: Assault = {
  id: 'same',
  what: 'a thousand puzzles of all kinds, with rules and without, for every operation, asked of the library, of the command line and over HTTP',
  isShort: false,
  run: ({ amount, random, asks }) =>
    withService(['--data', 'memory', '--rate', '0', '--timeout', '120'], async (service) => {
      const folder = temporaryFolder();
      const client = new NinefoldClient(service) as unknown as Record<string, (fields: Json) => Promise<Json>>;
      const engine = await loadEngine('fast');
      if (!engine.ok) throw new Error(engine.error);
      const asked: string[] = [];
      for await (const puzzle of puzzles(amount(20, 1000), random, engine.value)) {
        const text = formatPuzzle(puzzle, 'ninefold');
        if (!text.ok) throw new Error(text.error);
        asked.push(text.value.trim());
      }
      const file = join(folder.path, 'puzzles.txt');
      const workshop = new Workshop();
      const differences: string[] = [];
      let [answers, processes] = [0, 0];
      const differ = (operation: AnyOperation, i: number, where: string, one: unknown, other: unknown): void => {
        if (settled(one) !== settled(other)) {
          console.error(
            `same: ${operation.id} ${where}, puzzle ${i + 1}:\n${asked[i]}\n${settled(one).slice(0, 400)}\n${settled(other).slice(0, 400)}`,
          );
          differences.push(`${operation.id} ${where}: ${/^kind: .*$/m.exec(asked[i]!)?.[0]} (puzzle ${i + 1})`);
        }
        answers++;
      };
      for (const operation of operations.filter(({ id, subject }) => subject !== noPuzzle && asks(id))) {
        const fields = fieldsOf(operation);
        const began = performance.now();
        // The proofs of all would not fit into one text.
        for (let from = 0; from < asked.length; from += BATCH) {
          const batch = asked.slice(from, from + BATCH);
          const own: Json[] = [];
          for (const [i, puzzle] of batch.entries()) {
            const asking = overHttp(() => client[operation.id]!({ ...fields, puzzle }));
            // The service begins on its core before this one is busy.
            await setTimeout(2);
            const read = operation.request.read({ ...fields, puzzle }, '');
            const answer = read.ok ? await answerRequest(operation, read.value, workshop) : read;
            own.push(answer.ok ? (answer.value.json as Json) : { status: 'invalid', error: answer.error });
            differ(operation, from + i, 'over HTTP', own[i], await asking);
          }
          writeFileSync(file, batch.join('\n\n'));
          const printed = await ninefoldHere([operation.id, file, ...optionsOf(fields), '--json']);
          const lines = own.flatMap((answer, i) => {
            const items =
              operation.listed === undefined || answer['status'] === 'invalid' ? [answer] : (answer[operation.listed] as Json[]);
            return items.map((item) => ({ i, item }));
          });
          if (lines.length !== printed.objects.length)
            differences.push(`${operation.id}: ${printed.objects.length} lines, not ${lines.length} ${printed.err.slice(0, 200)}`);
          for (const [at, { i, item }] of lines.entries())
            differ(operation, from + i, 'on the command line', withoutNumber(item), withoutNumber(printed.objects[at] ?? {}));
          if (from > 0) continue;
          const i = random.below(batch.length);
          const process = ninefold([operation.id, '--puzzle', batch[i]!, ...optionsOf(fields), '--json']);
          if (operation.listed === undefined)
            differ(operation, i, 'as a process', withoutNumber(own[i]!), withoutNumber(process.objects[0] ?? {}));
          processes++;
        }
        console.error(
          `same: ${operation.id} (${Math.round((performance.now() - began) / 1000)} s), ${differences.length} differences so far`,
        );
      }
      folder.remove();
      const told = [...new Set(differences)].slice(0, 8).map((one) => `; ${one}`);
      return {
        held: differences.length === 0,
        seen: `${asked.length} puzzles, ${answers.toLocaleString('en')} comparisons, ${processes} of them with a process of its own, ${differences.length} differences${told.join('')}`,
      };
    }),
};

/** The command line calls a field by its option. */
function withoutNumber(answer: Json): Json {
  const { error, ...rest } = answer;
  return typeof error === 'string' ? { ...rest, error: error.replace(/--([a-z])/g, '$1').replace(/"(\w+)"/g, '$1') } : answer;
}
