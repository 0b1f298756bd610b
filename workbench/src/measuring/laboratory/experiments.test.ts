import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { engineEntries } from '#engines';
import { defineExperiment, type Experiment, type ExperimentScale, experiments, judge, keyOf, readDataJson } from '#measuring/experiments';
import { mapTexts } from '#measuring/figures';
import { column, type Instruments, type Row, type Text } from '#measuring/tools';
import { compareRuns } from './compare.ts';
import { localCrew } from './crew.ts';
import { writeReport } from './report/files.ts';
import { type Crew, runExperiments } from './run.ts';
import { ResultStore, StoreError } from './store.ts';

// What every experiment owes. The registry supplies them, so a new one is covered the moment it is listed.

const folder = mkdtempSync(join(tmpdir(), 'ninefold-experiments-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const tiny: ExperimentScale = { seed: 1, size: 'tiny', peers: [] };
const store = new ResultStore(join(folder, 'all.db'));
const run = store.startRun(tiny, 'a test');
const again = store.startRun(tiny, 'a test');

/** Instruments as a page might have them: no memory can be seen, and a second passes between two looks at the clock. */
function otherInstruments(): Instruments {
  let looks = 0;
  return { seconds: () => looks++, isCancelled: () => false, peers: () => [] };
}

describe.each(experiments)('experiment $id', (experiment) => {
  test('plans measurements that no two share a name, the same every time', () => {
    for (const size of ['full', 'quick', 'tiny'] as const) {
      const scale: ExperimentScale = { seed: 3, size, peers: ['cadical', 'clasp'] };
      const keys = experiment.plan(scale).map(keyOf);
      expect(new Set(keys).size).toBe(keys.length);
      expect(experiment.plan(scale).map(keyOf)).toEqual(keys);
      expect(keys.length).toBeGreaterThan(0);
    }
  });

  test('runs, names every column, and is reported with data, picture and paragraph', async () => {
    const crew = localCrew(experiments);
    const outcome = await runExperiments({ experiments: [experiment], store, run, crew });
    expect(outcome.failures).toEqual([]);
    expect(outcome.done).toBe(outcome.total);
    const rows = store.measurements(run.id).filter((one) => one.experiment === experiment.id);

    await writeReport(folder, store, run, [experiment]);
    const csv = readFileSync(join(folder, `${experiment.id}.csv`), 'utf8')
      .trimEnd()
      .split('\n');
    expect(csv.length).toBe(rows.length + 1);
    const text = readFileSync(join(folder, `${experiment.id}.json`), 'utf8');
    expect(readDataJson(text, experiments)).toMatchObject({ ok: true, value: { experiment: { id: experiment.id } } });
    const json = JSON.parse(text) as { rows: Row[]; summary: string[]; verdict: { answer: string; sentence: string } };
    // One plain sentence first; so small a sample proves nothing but what one case refutes.
    expect(json.verdict.sentence).toMatch(
      /^It (holds that|does not hold that|cannot be told here whether) [^.]+.*\d+ runs?.*\.$|nothing has been measured/,
    );
    expect(json.verdict.answer).not.toBe('holds');
    expect(json.rows.length).toBe(rows.length);
    expect(json.summary.join(' ')).not.toMatch(/undefined|\[object/);
    expect(readFileSync(join(folder, `${experiment.id}.svg`), 'utf8')).toMatch(/^<svg xmlns[\s\S]*<\/svg>\n$/);
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toContain(`<section id="${experiment.id}">`);
    expect(page.slice(page.indexOf('<section'))).toMatch(/^[\s\S]*?<p class="source">[^\n]*\n+<p class="verdict/);
    expect(page).not.toMatch(/undefined|\[object|NaN[^o]/);
    // One file: nothing is fetched from anywhere.
    expect(page).not.toMatch(/<script|<link|src="/);
  });

  test('gives the same again but for times and memory, whatever the instruments', async () => {
    await runExperiments({ experiments: [experiment], store, run: again, crew: localCrew(experiments, otherInstruments()) });
    const { differences, columns } = compareRuns([experiment], { store, run: run.id }, { store, run: again.id });
    expect(differences).toEqual([]);
    expect(columns.some(({ column }) => column === 'cpuSeconds')).toBe(true);
  });

  test('says everything in every language: what is no name and no number is words', async () => {
    const rows = store.measurements(run.id).flatMap((one) => (one.experiment === experiment.id ? [one.row] : []));
    const { summary, tables, figure } = experiment.report(rows, tiny);
    const texts: Text[] = tables.flatMap(({ rows: cells, note }) => [...cells.flat(), note ?? '']);
    mapTexts(figure, (text) => texts.push(text));
    const isName = (text: string): boolean =>
      engineEntries.some(({ id }) => id === text) || /^[a-z]+\d?:|^[a-z]+(-[a-z]+)+$|^layers$/.test(text);
    expect(texts.filter((text) => typeof text === 'string' && /\p{L}{3}/u.test(text) && !isName(text))).toEqual([]);
    expect(summary.filter(({ text }) => typeof text === 'string')).toEqual([]);
    await writeReport(folder, store, run, [experiment], 'de');
    const page = readFileSync(join(folder, 'index.html'), 'utf8');
    expect(page).toContain('<html lang="de">');
    expect(page).toContain(experiment.words.de.question.replaceAll('"', '&quot;'));
    expect(page).not.toMatch(/undefined|\[object|NaN[^o]| of \d|stopped|The paper/);
  });

  test('can be reported when only part of it, or nothing, is there', () => {
    const rows = store.measurements(run.id).flatMap((one) => (one.experiment === experiment.id ? [one.row] : []));
    for (const part of [[], rows.slice(0, 1), rows.slice(0, Math.ceil(rows.length / 2))]) {
      for (const size of ['quick', 'tiny'] as const) expect(() => experiment.report(part, { ...tiny, size })).not.toThrow();
    }
  });
});

describe('a run', () => {
  const about = { title: 'Squares', source: 'a test', question: 'What is n * n?' };
  const made: string[] = [];
  const simple = (count: number, square = (number: number): number => number ** 2): Experiment =>
    defineExperiment({
      id: 'simple',
      words: { en: about, de: about, fr: about },
      expect: { full: 1, quick: 1 },
      parameters: { number: column.number('n') },
      answers: { square: column.number('n * n') },
      plan: () => Array.from({ length: count }, (_, number) => ({ number })),
      measure: ({ number }) => ({ square: square(number) }),
      report: () => ({
        verdict: judge({ claim: { en: '', de: '', fr: '' }, settings: [] }),
        summary: [],
        tables: [],
        figure: { title: '', panels: [] },
      }),
    });
  const counting = (crew: Crew): Crew => ({
    ...crew,
    make(task) {
      made.push(keyOf(task.parameters));
      return crew.make(task);
    },
  });

  test('makes only what is not there yet', async () => {
    const database = new ResultStore(join(folder, 'part.db'));
    const started = database.startRun(tiny, 'a test');
    await runExperiments({ experiments: [simple(3)], store: database, run: started, crew: counting(localCrew([simple(3)])) });
    made.length = 0;
    const { done, total } = await runExperiments({
      experiments: [simple(5)],
      store: database,
      run: started,
      crew: counting(localCrew([simple(5)])),
    });
    expect([done, total, made]).toEqual([5, 5, ['number=3', 'number=4']]);
    database.close();
  });

  test('goes on after a measurement that fails, and tells of it', async () => {
    const faulty = simple(3, (number) => {
      if (number === 1) throw new Error('no such luck');
      return 0;
    });
    const database = new ResultStore(join(folder, 'faulty.db'));
    const outcome = await runExperiments({
      experiments: [faulty],
      store: database,
      run: database.startRun(tiny, ''),
      crew: localCrew([faulty]),
    });
    expect(outcome).toEqual({ done: 2, total: 3, failures: ['simple, number=1: no such luck'] });
    database.close();
  });

  test('rows that are not of its columns are refused by a sentence', () => {
    const row = { number: 1, square: 1, cpuSeconds: 0 };
    const refused = (other: Readonly<Record<string, unknown>>): unknown => simple(1).read([row, { ...row, ...other }]);
    expect(refused({})).toMatchObject({ ok: true });
    expect(refused({ square: 'one' })).toMatchObject({ error: 'row 2: "square" holds "one"; expected a number' });
    expect(refused({ square: null })).toMatchObject({ error: 'row 2: "square" holds null; expected a number' });
    expect(refused({ cube: 1 })).toMatchObject({ error: 'row 2 has "cube", and there is no such column' });
    expect(() => simple(1).report([{ number: 'one' }], tiny)).toThrow('row 1: "number" holds "one"; expected a number');
  });

  test('progress counts up to the whole and the share to one', async () => {
    const database = new ResultStore(join(folder, 'progress.db'));
    const seen: number[] = [];
    let share = 0;
    await runExperiments({
      experiments: [simple(4)],
      store: database,
      run: database.startRun(tiny, ''),
      crew: localCrew([simple(4)]),
      onProgress(progress) {
        seen.push(progress.done);
        share = progress.share;
      },
    });
    expect(seen.at(-1)).toBe(4);
    expect(share).toBeCloseTo(1);
    database.close();
  });

  test('differing counts are found, times are not counted as such', () => {
    const database = new ResultStore(join(folder, 'compare.db'));
    const [one, two] = [database.startRun(tiny, ''), database.startRun(tiny, '')];
    database.save(one.id, { experiment: 'simple', key: 'number=1', row: { number: 1, square: 1, cpuSeconds: 1 } });
    database.save(two.id, { experiment: 'simple', key: 'number=1', row: { number: 1, square: 2, cpuSeconds: 3 } });
    database.save(two.id, { experiment: 'simple', key: 'number=2', row: { number: 2, square: 4, cpuSeconds: 3 } });
    const result = compareRuns([simple(2)], { store: database, run: one.id }, { store: database, run: two.id });
    expect(result.differences).toEqual(['simple, number=1: square is 1 and 2']);
    expect(result.alone).toEqual({ simple: [0, 1] });
    expect(result.columns).toMatchObject([
      { column: 'square', first: 1, second: 2, ratio: 2, differing: 1, varies: false },
      { column: 'cpuSeconds', ratio: 3, varies: true },
    ]);
    database.close();
  });
});

test('a database of another form is refused by a sentence', async () => {
  const { default: Database } = await import('libsql');
  const file = join(folder, 'old.db');
  const old = new Database(file);
  old.exec('PRAGMA user_version = 99');
  old.close();
  expect(() => new ResultStore(file)).toThrow(StoreError);
  expect(() => new ResultStore(file)).toThrow(/form 99, expected 1/);
  expect(existsSync(file)).toBe(true);
});
