import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import {
  COUNTER_WORDS,
  LANGUAGE_CODES,
  type Language,
  type LanguageCode,
  LEVELS,
  PARTITIONS,
  type Piece,
  parseText,
  uncapital,
  type Words,
} from '#core';
import { engineEntries } from '#engines';
import { formats } from '#formats';
import { clueSymmetries } from '#generator';
import { jobOperations } from '#jobs';
import { kindFamilies } from '#kinds';
import { SURVEY_WORDS } from '#logic';
import { experiments } from '#measuring/experiments';
import { ruleTypes } from '#rules';
import { techniques } from '#techniques';
import { loadLanguage } from '#words';

/*
 * Every sentence of the library, and of what the page imports beside it, exists in every language. The sentences are found in the sources:
 * they are the texts that `said`, `fail` and `complain` are called with.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const FOLDERS = [
  'library/src',
  'workbench/src/measuring/experiments',
  'workbench/src/measuring/tools',
  'workbench/src/jobs',
  'workbench/src/photographs',
  'workbench/src/printing',
  'workbench/src/questions',
  'workbench/src/apps/server',
  'workbench/src/apps/web',
];

/** A sentence, where it stands, and what is wrong with how it is written. */
interface Found {
  readonly text: string;
  readonly where: string;
  readonly faults: readonly string[];
}

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.ts$|template/.test(file))
    .map((file) => join(folder, file)),
);
const commandLine = ['library/src', 'workbench/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$|template|generated/.test(file))
    .map((file) => join(folder, file)),
);
/** What a source has to say; each is read once, and its tree, which is large, is let go. */
const said = new Map([...new Set([...files, ...commandLine])].map((path) => [path, saidIn(path)]));
const found = files.flatMap((path) => said.get(path)!.sentences);
const wordSets = files.flatMap((path) => said.get(path)!.words);
/** Parts with signs between them that every language writes alike have no words to translate. */
const isBare = (text: string): boolean => !/[\p{L}:;!?]/u.test(text.replace(/\{[^{}|]*\}/g, ''));
const every = new Set(found.map(({ text }) => text));
const texts = new Set([...every].filter((text) => !isBare(text)));

test('the sources were read', () => {
  expect(files.length).toBeGreaterThan(300);
  expect(texts.size).toBeGreaterThan(200);
});

test('every sentence has its parts, none is filled with bare English words, and none names an option of the command line', () => {
  expect(found.flatMap(({ where, faults }) => faults.map((fault) => `${where}: ${fault}`))).toEqual([]);
});

const languages = await Promise.all((['de', 'fr'] as const).map(loadLanguage));

describe.each(languages)('the sentences in $code', (language: Language) => {
  test('are there for every English one', () => {
    expect([...texts].filter((text) => !language.texts[text]?.trim())).toEqual([]);
  });

  test('are there for no other', () => {
    expect(Object.keys(language.texts).filter((text) => !every.has(text))).toEqual([]);
  });

  test('have the same holes, and two forms wherever a word goes with a number', () => {
    for (const [text, own] of Object.entries(language.texts)) {
      expect(holesIn(own), own).toEqual(holesIn(text));
      for (const count of casesIn(own)) expect(count, own).toBe(2);
    }
  });

  test('are written as the language is', () => {
    const all = Object.values(language.texts);
    if (language.code === 'fr') expect(all.filter((text) => /\S [?!:;»]|« /.test(text.replace(/\{[^{}]*\}/g, 'x')))).toEqual([]);
    if (language.code === 'de') expect(all.filter((text) => /(?<![.:;!?] )(?<!^)\b(Sie|Ihnen|Ihren?)\b/.test(text))).toEqual([]);
  });
});

describe('words that stand beside a thing', () => {
  const things = [
    ...techniques.map(({ id, words }) => ({ id, words: words as Words<object> })),
    ...ruleTypes.map(({ id, words }) => ({ id, words: words as Words<object> })),
    ...kindFamilies.map(({ id, words }) => ({ id, words: words as Words<object> })),
    ...experiments.map(({ id, words }) => ({ id, words: words as Words<object> })),
    ...[...formats, ...engineEntries].map(({ id, title }) => ({ id, words: namesOf({ title }) })),
    ...clueSymmetries.map(({ id, name }) => ({ id, words: namesOf({ name }) })),
    ...jobOperations.map(({ id, words }) => ({ id: `job ${id}`, words: words as Words<object> })),
    { id: 'partitions', words: namesOf(PARTITIONS) },
    { id: 'counters', words: namesOf(COUNTER_WORDS) },
    { id: 'levels', words: namesOf(Object.fromEntries(Object.entries(LEVELS).map(([id, { name }]) => [id, name]))) },
    { id: 'classes of the survey', words: namesOf(SURVEY_WORDS) },
  ];

  test.each(things)('$id says the same in every language', ({ words }) => {
    const english = flatten(words.en);
    for (const code of LANGUAGE_CODES) {
      const own = flatten(words[code]);
      expect(Object.keys(own)).toEqual(Object.keys(english));
      for (const [key, text] of Object.entries(own)) {
        expect(text.trim(), key).not.toBe('');
        expect(holesIn(text), text).toEqual(holesIn(english[key]!));
        for (const count of casesIn(text)) expect(count, text).toBe(2);
        if (code === 'fr') expect(text.replace(/\{[^{}]*\}/g, 'x')).not.toMatch(/\S [?!:;»]|« /);
      }
    }
  });
});

test('texts that stand in the sources in three languages have the same holes in each', () => {
  expect(wordSets.length).toBeGreaterThan(100);
  for (const words of wordSets)
    for (const text of Object.values(words)) {
      expect(holesIn(text), text).toEqual(holesIn(words.en));
      for (const count of casesIn(text)) expect(count, text).toBe(2);
      if (text === words.fr) expect(text.replace(/\{[^{}]*\}/g, 'x')).not.toMatch(/\S [?!:;»]|« /);
    }
});

/*
 * What an editor of three languages, and a player, asked not to read again (play.md 11, words.md). Every text of the library and of the page is looked at, so that
 * a sibling of a mended sentence is found as well.
 */
const NOT_AGAIN: Readonly<Record<LanguageCode, readonly RegExp[]>> = {
  en: [
    /hardest step is an? /,
    /takes its value from the marks/,
    /for the time number/,
    /[Ff]rom begin to end/,
    /lack its value/,
    /cannot be told from moves/,
    /All right so far|and all is right/,
    /Begun anew/,
    /Nothing speaks against/,
    /squares? chosen|chosen squares?|selected squares?/,
    /cannot stand together/,
    /How the clues lie|as they come|grid to dig in/,
    /wish is too rare|to your wishes|More wishes|Bring one in/,
    /does not get at/,
    /Who opens it/,
    /that the house misses/,
    /^falls$/,
    /this is no valid| which \{\w+\} has not|\b(has|have) not[,.;:]|\b(has|have) not$|is no JSON/,
    /all their like/,
    /where left out|[Aa]t most so long|so many (vertices|cells|clues)/,
    /^minigrid-graph|Corpus of kinds/,
    /[Dd]ig in (this|a) filled|Something broke/,
    /\ba (X-W|ALS|Empty|Multiple|\{name\}|\{technique\})/,
    /\} (goes|falls) from|\bhas falls\b/,
    // A cell is never a square, and "so many" is a number.
    /\bempty squares?\b|\bsquare before\b|\bso (many|much)\b(?! (as|that))/,
    // A value has cells; places are for cells that are drawn twice.
    /[Pp]laces? (left )?(for|of) (\{value|a value)|\bno place left|only the places/,
    /(?<![Tt]here )\bis no (cell|place|list|table|border|row|expression|automaton|regular|symbol|candidate|fresh)\b/,
    /\bone (\w+ )?a (line|place|puzzle)\b|\bby proof\b/,
    /[Bb]ring (one|puzzles?|them) in\b|[Ww]hoever|so long\b(?! (as|ago|that))/,
  ],
  de: [
    /\b(Marken?|Eckmarken?|Mittelmarken?)\b/,
    /knifflig/,
    /gelten den Feldern|wem eine Farbe/,
    /nimmt seinen Wert|fehlt sein Wert/,
    /fand sich nicht/,
    /bewiesen einer|und Einzelnen\b/,
    /\bZellen?\b/,
    /Ausglühen|\bTausche\b/,
    /[Rr]ohe[rn]? Gewalt/,
    /^(Beanspruchen|Zweiwertiges Grab|Eindeutiges Rechteck)$/,
    /\bPuzzle\b/,
    /\b[Ss]ichern\b/,
    /Kommandozeile|Miniwürfel|Startzahl|\bLöser\b|Begleiter/,
    /\} fällt aus/,
    /^In (die|der|den) \{/,
    /\{vertices\} Ecken|von Ecken\b|eine Ecke (je|\.)|neun Ecken/,
    /\b(Drei|Sechs) Seiten|Jede Seite ist|die Seiten ausgebreitet|Seiten eines Würfels/,
    // Numbers have a comma; what has a point is the number of a version.
    /(?<!Fassung |[-\d.])\d\.\d(?!\d)(?! nach| Graph| kompakter)/,
    /Würfelseite|\bBrett|\bfand sich\b|Nachbarfeld|\bgewählte[mnr]? Feld/,
    /: (so|es|verletzt) (hat|ist|lässt|endet)\b/,
    // After a colon a whole sentence begins with a capital.
    /: (alle|der|die|das|ein|eine|es|er|sie|man|erwartet) [^,.;:()]*\b(ist|sind|war|waren|wurden?|hat|haben|wird|werden|gibt|kann|können|steht|stehen)\b/,
  ],
  fr: [
    /\b[Dd]ans (lignes?|colonnes?|blocs?|en haut)\b/,
    /attendu au caractère/,
    /Seul (nu|caché)/,
    /\b[lLd]es marques\b|\bmarques? de\b/,
    /\bCoter\b|cotation/,
    /retire sa valeur|une faute sur/,
    /^[Rr]ésolu$/,
    /^Le faire$|\bchoisir\b|Éclairer/,
    /s’est cassé/,
    /pressez|vœu/,
    /Pointage|Revendication|Tombe bivalente|^Rectangle unique$/,
    /pour la fois/,
    /trop grande?s?\b|\b[Ll]es fils\b/,
    /[^,(] …/,
    /\bmaisons?\b|\bjointure/,
    /\} sort de/,
    /[\d}] (Mo|ko|Go|ms|s)(?![’\w])/,
    /\p{L}'\p{L}/u,
    /\bcode les indices|un ou deux indices|\{clues\|indice|moins d’indices|sont l’indice|pour des indices|^Un indice dans/,
    /cases? choisies?|[Cc]hoisissez (des|ses|les) [^.]*cases/,
    /(?<!version |[-\d.])\d\.\d(?!\d)(?! selon| graphe)/,
    /^(Ligne )?[Jj]igsaw$/,
    /\bgenres?\b|[ÉéE]nigme|plateau|Afficher l’horloge|valeurs probables|cases voisines|voisines de la case/,
    /est l’indice|depuis l’indice|peu d’indices|[Cc]hoisissez(-les| une case)/,
  ],
};

describe.each(LANGUAGE_CODES)('what was mended in %s', (code) => {
  const web = 'workbench/src/apps/web';
  const pages = readdirSync(join(root, web), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`words/${code}.json`) || (file.startsWith(`locales/${code}/`) && file.endsWith('.json')))
    .flatMap((file) => Object.values(flatten(JSON.parse(readFileSync(join(root, web, file), 'utf8')))));
  const library = code === 'en' ? [...every] : Object.values(languages.find((language) => language.code === code)!.texts);
  // What the command line and the documents say in English alone is written by the same rules.
  const plain = code === 'en' ? commandLine.flatMap((path) => said.get(path)!.plain) : [];
  const all = [...pages, ...library, ...plain, ...wordSets.map((words) => words[code])];

  test('is not said again', () => {
    expect(all.length).toBeGreaterThan(1500);
    expect(NOT_AGAIN[code].flatMap((fault) => all.filter((text) => fault.test(text)).map((text) => `${fault}: ${text}`))).toEqual([]);
  });
});

test('no source of the page joins what it shows by a colon: French has a space before it, so it stands in the words', () => {
  expect(files.filter((path) => path.includes('apps/web')).flatMap((path) => said.get(path)!.joined)).toEqual([]);
});

/** Words that are the same for one and for several. */
const ALIKE = /^(Zeichen|Mal|Knoten|Fehler|Schritte?n?|fois|poids|times|positions)$/;

test.each(LANGUAGE_CODES)('no number stands before a word of the page in %s that knows only several', (code) => {
  const web = join(root, 'workbench/src/apps/web');
  const faults = readdirSync(web, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(`words/${code}.json`) || (file.startsWith(`locales/${code}/`) && file.endsWith('.json')))
    .flatMap((file) => Object.entries(flatten(JSON.parse(readFileSync(join(web, file), 'utf8')))).map((entry) => [file, ...entry] as const))
    .filter(([, , text]) => {
      const pieces = parseText(text);
      return pieces.some((piece, i) => {
        const next = pieces[i + 1];
        if (typeof piece === 'string' || piece.cases.length > 0 || !/^(count|box|n)$/.test(piece.name) || typeof next !== 'string')
          return false;
        const [, word = ''] = /^[ \u00a0](\p{L}+)/u.exec(next) ?? [];
        return (code === 'de' ? /^\p{Lu}\p{Ll}+(e|en|er|n)$/u : /^\p{Ll}{3,}s$/u).test(word) && !ALIKE.test(word);
      });
    });
  expect(faults).toEqual([]);
});

/** The sentences of a file, its texts in all languages and its plain English ones. */
function saidIn(path: string): {
  readonly sentences: Found[];
  readonly words: Words<string>[];
  readonly plain: string[];
  readonly joined: string[];
} {
  const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
  return { sentences: sentencesIn(source, path), words: wordsIn(source), plain: plainIn(source), joined: joinedIn(source, path) };
}

/** Templates with such a sign between two parts; what is thrown or read as a rule is shown to nobody. */
function joinedIn(source: ts.SourceFile, path: string): string[] {
  const joined: string[] = [];
  visit(source, (node) => {
    if (!ts.isTemplateExpression(node) || ts.isNewExpression(node.parent)) return;
    if (ts.isCallExpression(node.parent) && /\.parse$/.test(node.parent.expression.getText())) return;
    if (node.templateSpans.some(({ literal }) => /^[:;!?] /.test(literal.text))) joined.push(`${path}: ${node.getText()}`);
  });
  return joined;
}

/** What a file describes in English: `summary`, `describe(...)` and their like. */
function plainIn(source: ts.SourceFile): string[] {
  const texts: string[] = [];
  visit(source, (node) => {
    if (ts.isPropertyAssignment(node) && /^(summary|description|text|help|notes)$/.test(node.name.getText())) {
      if (ts.isStringLiteralLike(node.initializer)) texts.push(node.initializer.text);
    } else if (ts.isCallExpression(node) && /describe$/.test(node.expression.getText())) {
      const [said] = node.arguments;
      if (said && ts.isStringLiteralLike(said)) texts.push(said.text);
    }
  });
  return texts;
}

/** The texts of a file that are written as { en, de, fr }. */
function wordsIn(source: ts.SourceFile): Words<string>[] {
  const sets: Words<string>[] = [];
  visit(source, (node) => {
    if (!ts.isObjectLiteralExpression(node)) return;
    const texts = node.properties.flatMap((property) =>
      ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
        ? [[property.name.getText(), property.initializer.text] as const]
        : [],
    );
    if (LANGUAGE_CODES.every((code) => texts.some(([name]) => name === code))) sets.push(Object.fromEntries(texts) as Words<string>);
  });
  return sets;
}

/** Names with their languages, as one thing with its words. */
function namesOf(names: Readonly<Record<string, Words<string>>>): Words<object> {
  const of = (code: LanguageCode): object => Object.fromEntries(Object.entries(names).map(([id, name]) => [id, name[code]]));
  return { en: of('en'), de: of('de'), fr: of('fr') };
}

/** The texts of words by their paths. */
function flatten(words: object, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(words).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string' ? [[`${prefix}${key}`, value]] : Object.entries(flatten(value as object, `${prefix}${key}.`)),
    ),
  );
}

/** The names of the parts that a text speaks of, each once. */
function holesIn(text: string): string[] {
  const names = (pieces: readonly Piece[]): string[] =>
    pieces.flatMap((piece) => (typeof piece === 'string' ? [] : [uncapital(piece.name), ...piece.cases.flatMap(names)]));
  return [...new Set(names(parseText(text)))].sort();
}

/** How many forms each word has that goes with a number. */
function casesIn(text: string): number[] {
  const counts = (pieces: readonly Piece[]): number[] =>
    pieces.flatMap((piece) =>
      typeof piece === 'string' || piece.cases.length === 0 ? [] : [piece.cases.length, ...piece.cases.flatMap(counts)],
    );
  return counts(parseText(text));
}

function sentencesIn(source: ts.SourceFile, path: string): Found[] {
  const sentences: Found[] = [];
  visit(source, (node) => {
    if (!ts.isCallExpression(node) || !['said', 'fail', 'complain'].includes(node.expression.getText())) return;
    const [first, second] = node.arguments;
    if (!first || !ts.isStringLiteralLike(first)) return;
    const where = `${path}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    sentences.push({ text: first.text, where, faults: faultsOf(first.text, second) });
  });
  return sentences;
}

function faultsOf(text: string, parts: ts.Expression | undefined): string[] {
  const properties = parts && ts.isObjectLiteralExpression(parts) ? parts.properties : [];
  const names = properties.map((property) => property.name!.getText()).sort();
  const [wanted, given] = [holesIn(text).join(), names.join()];
  const values = properties.flatMap((property) => (ts.isPropertyAssignment(property) ? [property.initializer] : []));
  return [
    ...(wanted === given ? [] : [`the text has the holes ${wanted}, and it gets ${given}`]),
    ...(/--[a-z{]/.test(text) ? [`an option is named in "${text}"`] : []),
    ...values.flatMap(bareWords),
  ];
}

/** English words that a hole is filled with: literals that are what the hole shows, and not what something is asked or compared with. */
function bareWords(hole: ts.Expression): string[] {
  if (ts.isStringLiteralLike(hole)) return /[a-z]{2}/i.test(hole.text) ? [hole.text] : [];
  if (ts.isTemplateExpression(hole)) return /[a-z]{2} | [a-z]{2}/i.test(hole.getText()) ? [hole.getText()] : [];
  if (ts.isConditionalExpression(hole)) return [hole.whenTrue, hole.whenFalse].flatMap(bareWords);
  if (ts.isParenthesizedExpression(hole)) return bareWords(hole.expression);
  if (ts.isBinaryExpression(hole)) return [hole.left, hole.right].flatMap(bareWords);
  return [];
}

function visit(node: ts.Node, look: (node: ts.Node) => void): void {
  look(node);
  ts.forEachChild(node, (child) => visit(child, look));
}
