import { describe, expect, test } from 'vitest';
import {
  Budget,
  type Complaint,
  describeClash,
  fail,
  findClashes,
  type GroupName,
  LANGUAGE_CODES,
  type LanguageCode,
  makePuzzle,
  type Part,
  plainSpeaker,
  type Said,
  said,
  speak,
  type Words,
} from '#core';
import { engineEntries, loadEngine } from '#engines';
import { parsePuzzle } from '#formats';
import { kindOf } from '#kinds';
import { type AnyOperation, makeTools, operations, PLAIN_TERMINAL, solvePuzzle, Workshop } from '#operations';
import { Desk, explanationOf, techniques } from '#techniques';
import { loadLanguage } from '#words';

/* What an editor of three languages asked for: articles, cases, numbers and verbs, as they are spoken. */

const languages = { en: await loadLanguage('en'), de: await loadLanguage('de'), fr: await loadLanguage('fr') };
const say = (code: LanguageCode, text: string | Words<string>, parts: Record<string, Part> = {}): string =>
  speak(said(text, parts), { ...plainSpeaker, language: languages[code] });
const called = (spec: string, name: string): GroupName => kindOf(spec).geometry.groups.find((group) => group.name === name)!.called;

describe('groups', () => {
  test.each<[string, string, string, string, string]>([
    ['classic:3x3', 'row 3', 'In row 3', 'In Zeile 3', 'Dans la ligne 3'],
    ['classic:3x3', 'box 5', 'In box 5', 'In Block 5', 'Dans le bloc 5'],
    ['diagonal:3x3', 'falling diagonal', 'In the falling diagonal', 'In der fallenden Diagonale', 'Dans la diagonale descendante'],
    ['windoku', 'window 2', 'In window 2', 'In Fenster 2', 'Dans la fenêtre 2'],
    [
      'samurai',
      'top left grid, row 3',
      'In the top left grid, row 3',
      'In Zeile 3 (Gitter oben links)',
      'Dans la ligne 3 (grille en haut à gauche)',
    ],
    ['solid:2', 'layer 2, box 3', 'In layer 2, box 3', 'In Schicht 2, Block 3', 'Dans le bloc 3 de la couche 2'],
    ['faces3:2/differ', 'face A, row 1', 'In face A, row 1', 'In Fläche A, Zeile 1', 'Dans la ligne 1 de la face A'],
    [
      'solid:2',
      'pillar at row 1, column 2',
      'In pillar at row 1, column 2',
      'In Säule bei Zeile 1, Spalte 2',
      'Dans le pilier à la ligne 1, colonne 2',
    ],
  ])('%s: %s', (spec, name, en, de, fr) => {
    const house = called(spec, name);
    expect([say('en', 'In {house}', { house }), say('de', 'In {house:dative}', { house }), say('fr', 'Dans {house}', { house })]).toEqual([
      en,
      de,
      fr,
    ]);
  });

  test('French joins its article with "de", and every kind names its groups in every language', () => {
    expect(say('fr', '{house:of}', { house: called('classic:3x3', 'box 5') })).toBe('du bloc 5');
    expect(say('fr', '{house:of}', { house: called('classic:3x3', 'row 5') })).toBe('de la ligne 5');
    const { groups, partitions } = kindOf('faces3:2').geometry;
    const blocks = partitions.flatMap((partition) => partition.blocks);
    expect(say('de', '{name:bare}', { name: blocks[0]!.called })).toBe('Fläche A');
    for (const { called: name } of [...groups, ...blocks])
      for (const code of ['de', 'fr'] as const) expect(say(code, '{name}', { name })).not.toMatch(/row|column|face\b(?! [A-Z])|undefined/);
  });
});

test('words go with their numbers', () => {
  expect(kindOf('windoku:2').rules).toContain('every box and the inner window holds');
  expect(kindOf('windoku').rules).toContain('each of the 4 inner windows');
  const cells = (code: LanguageCode, count: number): string => {
    const complaint = fail('the region map has {cells} {cells|cell|cells}, which is not a square number', { cells: count });
    return speak((complaint as Complaint & { ok: false }).said, { ...plainSpeaker, language: languages[code] });
  };
  expect(cells('en', 1)).toContain('1 cell,');
  expect(cells('de', 1)).toContain('1 Feld,');
  expect(cells('fr', 1)).toContain('1 case,');
  expect([cells('en', 2), cells('de', 2), cells('fr', 2)].join()).toMatch(/2 cells.*2 Felder.*2 cases/);
  const items = ['a', 'b', 'c'];
  const listed = (code: LanguageCode, most: number): string =>
    speak(said({ en: '{items}', de: '{items}', fr: '{items}' }, { items }), { ...plainSpeaker, language: languages[code], most });
  expect([listed('de', 2), listed('de', 1)]).toEqual(['a, b und 1 weiteres', 'a und 2 weitere']);
  expect([listed('fr', 2), listed('fr', 1)]).toEqual(['a, b et 1 autre', 'a et 2 autres']);
});

test('a candidate is removed by the right verb', () => {
  const puzzle = makePuzzle(kindOf('classic:3x3'), new Uint8Array(81));
  const deduction = { technique: 'x', name: '', rating: 1, place: [], cells: [0, 1], values: [5], houses: [0], candidates: [] };
  const remove = [
    { cell: 2, value: 5 },
    { cell: 3, value: 5 },
  ];
  const pair = techniques.find(({ id }) => id === 'naked-pair')!;
  const why = explanationOf(puzzle, pair, { ...deduction, remove });
  const told = (code: LanguageCode): string => speak(why, { ...plainSpeaker, language: languages[code] });
  expect(told('en')).toContain('so 5 can be removed from r1c3 and r1c4.');
  expect(told('de')).toContain('also entfällt 5 in r1c3 und r1c4.');
  expect(told('fr')).toContain('donc 5 est éliminé de r1c3 et r1c4.');
});

test('a step inside a chain is called by its name in every language', () => {
  const puzzle = parsePuzzle('8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..');
  if (!puzzle.ok) throw new Error(puzzle.error);
  const technique = techniques.find(({ id }) => id === 'dynamic-forcing-chains-plus')!;
  const [found] = technique.find(new Desk().lay(puzzle.value, true));
  const { by } = found!.chains!.flat().find((link) => link.by !== undefined)!;
  expect(techniques.map(({ words: { de, fr } }) => `${de.name}, ${fr.name}`)).toContain(`${by!.de}, ${by!.fr}`);
  for (const code of LANGUAGE_CODES) {
    const told = speak(explanationOf(puzzle.value, technique, found!), { ...plainSpeaker, language: languages[code] });
    expect(told).toContain(`[${by![code]}`);
  }
});

test('verbs of techniques follow the number of what they speak of', () => {
  const why = (id: string, form?: string): Words<string> => {
    const { en, de, fr } = techniques.find((one) => one.id === id)!.words;
    const of = ({ why: texts }: typeof en): string => (typeof texts === 'string' ? texts : texts[form!]!);
    return { en: of(en), de: of(de), fr: of(fr) };
  };
  const result = 'x';
  const partner = (values: string[], code: LanguageCode): string =>
    say(code, why('rule-partner'), { rule: 'R', values, cell: 'a', other: 'b', result });
  expect([partner(['5'], 'de'), partner(['5', '7'], 'de')].map((text) => /brauch\w+/.exec(text)![0])).toEqual(['braucht', 'brauchen']);
  expect([partner(['5'], 'fr'), partner(['5', '7'], 'fr')].map((text) => /demande\w*/.exec(text)![0])).toEqual(['demande', 'demandent']);
  const outies = (cells: string[], code: LanguageCode): string =>
    say(code, why('innies-outies', 'outies'), { houses: [called('classic:3x3', 'box 9')], sums: ['S', 'T'], cells, total: 6, result });
  expect(outies(['a'], 'de')).toBe(
    'Die Summe von Block 9 ist bekannt. S und T decken dieses Haus ganz ab und ragen um a darüber hinaus. Dort steht also 6, und damit x.',
  );
  expect(outies(['a', 'b'], 'fr')).toBe(
    'S et T couvrent le bloc 9, dont la somme est connue, et dépassent de a et b, dont la somme est donc 6. Ainsi, x.',
  );
  expect(outies(['a'], 'fr')).toContain('dépassent de a, qui vaut donc 6.');
});

describe('what a terminal shows', () => {
  /** Operations whose lines are puzzles, drawings or columns of numbers, with no words in them. */
  const WORDLESS = ['candidates', 'canonical', 'convert', 'design', 'generate', 'reduce', 'series', 'transform', 'solve', 'count'];
  const workshop = new Workshop();

  /** The lines of an operation on its example, in one language. */
  async function linesOf(operation: AnyOperation, code: LanguageCode, isAlone: boolean): Promise<string> {
    const request = operation.request.read(operation.example, '');
    if (!request.ok) throw new Error(request.error);
    const tools = await makeTools(request.value, workshop);
    if (!tools.ok) throw new Error(tools.error);
    const subject = operation.subject.read(request.value, tools.value.limits, workshop);
    if (!subject.ok) throw new Error(subject.error);
    const report = await operation.run(subject.value, request.value, tools.value);
    if (!report.ok) throw new Error(report.error);
    const terminal = { ...PLAIN_TERMINAL, isAlone, speaker: { ...plainSpeaker, language: languages[code] } };
    return operation.lines(subject.value, report.value, request.value, terminal);
  }

  test.each(operations.map((operation) => [operation.id, operation] as const))('%s', async (id, operation) => {
    const isAlone = id === 'solve' || id === 'count';
    const [en, de, fr] = [
      await linesOf(operation, 'en', isAlone),
      await linesOf(operation, 'de', isAlone),
      await linesOf(operation, 'fr', isAlone),
    ];
    const words = (text: string): string => text.replace(/[\d.]+/g, '');
    if (WORDLESS.includes(id) && !isAlone) return;
    // "minimal" is German, too.
    if (id !== 'minimal') expect(words(de)).not.toBe(words(en));
    expect(words(fr)).not.toBe(words(en));
    expect(`${de}${fr}`).not.toContain('[object');
    // A rating is named by its level, with the ratings that it stands for.
    if (id !== 'rate') return;
    expect(en).toMatch(/ {2}[a-z]+ \((from \d\.\d|\d\.\d to \d\.\d)\) {2}/);
    expect(de).toMatch(/ {2}[a-z ]+ \((ab \d,\d|\d,\d bis \d,\d)\) {2}/);
    expect(fr).toMatch(/ {2}[a-z]+ \((à partir de \d,\d|de \d,\d à \d,\d)\) {2}/);
  });

  test('says which givens clash', () => {
    const puzzle = makePuzzle(kindOf('diagonal:2x2'), Uint8Array.from('1000010000000000', Number));
    const told = (code: LanguageCode): string[] =>
      findClashes(puzzle).map((clash) => speak(describeClash(puzzle, clash), { ...plainSpeaker, language: languages[code] }));
    expect(told('en')).toContain('1 stands twice in the falling diagonal: r1c1 and r2c2');
    expect(told('de')).toContain('1 steht zweimal in der fallenden Diagonale: r1c1 und r2c2');
    expect(told('fr')).toContain('1 figure deux fois dans la diagonale descendante\u00a0: r1c1 et r2c2');
  });

  test('says how far every engine came whose budget ended', async () => {
    const flat = makePuzzle(kindOf('classic:3x3'), new Uint8Array(81));
    const cube = makePuzzle(kindOf('solid:2'), new Uint8Array(64));
    for (const { id } of engineEntries) {
      const engine = await loadEngine(id);
      if (!engine.ok) throw new Error(engine.error);
      const puzzle = engine.value.refuses(flat.geometry) ? cube : flat;
      const { notes } = solvePuzzle(puzzle, engine.value, { limit: 1000, budget: { nodes: 50, stored: 50 }, keep: 0 });
      for (const note of notes) {
        const told = (['en', 'de', 'fr'] as const).map((code) => speak(note, { ...plainSpeaker, language: languages[code] }));
        expect(new Set(told).size, told.join(' | ')).toBe(3);
      }
    }
  });

  test('says what every engine notes beside its events', async () => {
    const flat = makePuzzle(kindOf('classic:2x2'), Uint8Array.from('1000003000000000', Number));
    const cube = makePuzzle(kindOf('solid:2'), new Uint8Array(64));
    const notes: Said[] = [];
    for (const { id } of engineEntries) {
      const engine = await loadEngine(id);
      if (!engine.ok) throw new Error(engine.error);
      const puzzle = engine.value.refuses(flat.geometry) ? cube : flat;
      const before = notes.length;
      engine.value.solve(puzzle, {
        limit: 2,
        budget: new Budget({ nodes: 300, stored: 300 }),
        trace: ({ note }) => void (note && notes.push(note)),
      });
      expect(notes.length, id).toBeGreaterThan(before);
    }
    const tellings = notes.map((note) => LANGUAGE_CODES.map((code) => speak(note, { ...plainSpeaker, language: languages[code] })));
    // What has words has others in every language, but for "solution 1", which is French as well.
    const same = tellings.filter(([en, de, fr]) => /[a-z]{4}/.test(en!) && (en === de || (en === fr && !/solution \d+$/.test(en!))));
    expect(same).toEqual([]);
    expect(new Set(tellings.map(([en]) => en!.replace(/\d+/g, ''))).size).toBeGreaterThan(25);
  });
});
