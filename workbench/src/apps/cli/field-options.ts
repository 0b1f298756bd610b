import { type EngineEntry, fail, ok, type Result } from '#core';
import { engineEntries } from '#engines';
import { kindFamilies } from '#kinds';
import type { AnySchema, Fields, JsonSchema } from '#schema';
import type { CommandOption } from './command.ts';

// The fields of a request as options of a command. A field that is not named here becomes an option by its schema alone.

/** Fields whose option has a letter, or a word of its own for what follows. */
const FLAGS: Readonly<Record<string, string>> = {
  kind: '-k, --kind <SPEC>',
  engine: '-e, --engine <ID>',
  limit: '-l, --limit <N|all>',
  timeMs: '--timeout <SECONDS>',
  estimate: '--estimate <SECONDS>',
  to: '-t, --to <FORMAT>',
  count: '-n, --count <N>',
  clues: '--clues <A-B>',
  difficulty: '--difficulty <LEVEL|A-B>',
  techniques: '--techniques <IDS>',
  by: '--by <MOTIONS>',
  relabel: '--relabel <SYMBOLS|random>',
  engines: '--engines <LIST>',
  pattern: '--pattern <FILE|TEXT>',
  solution: '--solution <FILE|TEXT>',
  regions: '--regions <MAP>',
  start: '--start <FILE>',
  rate: '--no-rating',
  rating: '--no-rating',
};

/** More words than this are found by completion, and not in the help text. */
const MOST_WORDS = 12;

/** The options of some fields; the settings of engines stand one by one. */
export function optionsOf(fields: Fields): CommandOption[] {
  return Object.entries(fields).flatMap(([name, schema]) => {
    if (name === 'settings') return engineSettings(enginesOf(fields), fields);
    if (name === 'engine' && enginesOf(fields).length === 1) return [];
    return [optionOf(name, schema)];
  });
}

function enginesOf({ engine }: Fields): readonly EngineEntry[] {
  return engineEntries.filter(({ id }) => engine?.words?.includes(id));
}

function optionOf(name: string, schema: AnySchema): CommandOption {
  const words = wordsOf(schema.json);
  const flags = FLAGS[name] ?? flagsOf(name, schema);
  const choices = name === 'kind' ? kindFamilies.flatMap(({ examples }) => examples) : words;
  return {
    flags,
    summary: `${flags.startsWith('--no-') ? 'do not ' : ''}${inUnits(flags, summaryOf(String(schema.json['description'] ?? ''), words))}`,
    ...(flags.includes('<') ? { parse: (text: string) => readOption(name, schema, text) } : {}),
    ...(choices.length > 0 ? { choices: () => choices } : {}),
    ...(schema.usual === undefined || !flags.includes('<') || Array.isArray(schema.usual) ? {} : { default: schema.usual }),
  };
}

/** A request has milliseconds where people type seconds. */
function inUnits(flags: string, summary: string): string {
  return flags.includes('<SECONDS>') ? summary.replace('milliseconds', 'seconds') : summary;
}

/** "perPage" of a whole number is "--per-page <N>". */
function flagsOf(name: string, { json, usual }: AnySchema): string {
  const long = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  if (json['type'] === 'boolean') return usual === true ? `--no-${long}` : `--${long}`;
  const value = json['type'] === 'integer' || json['type'] === 'number' ? 'N' : wordsOf(json).length > 0 ? 'NAME' : 'TEXT';
  return `--${long} <${value}>`;
}

/** A sentence of a schema as the help text has it: without its full stop, and with the command that lists what it speaks of. */
function summaryOf(description: string, words: readonly string[]): string {
  const plain = description.replace(/\.$/, '').replace(/\(see ([a-z]+)\)/, '(see: ninefold $1)');
  const summary = plain.slice(0, 1).toLowerCase() + plain.slice(1);
  const isListed = words.length > 0 && words.length <= MOST_WORDS && !words.every((word) => summary.includes(word));
  return isListed && !summary.includes('(see:') ? `${summary}: ${words.join(', ')}` : summary;
}

/** The words that a schema takes, in lists and beside numbers too. */
function wordsOf(json: JsonSchema): readonly string[] {
  const { enum: words, items, anyOf } = json as { enum?: string[]; items?: JsonSchema; anyOf?: JsonSchema[] };
  return words ?? (items ? wordsOf(items) : (anyOf ?? []).flatMap(wordsOf));
}

function readOption(name: string, schema: AnySchema, text: string): Result<unknown> {
  if (name !== 'timeMs') return schema.readText(text, name);
  const seconds = /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
  return seconds > 0
    ? ok(Math.max(1, Math.round(1000 * seconds)))
    : fail('--timeout must be a number of seconds above 0, not "{text}"', { text });
}

/** The settings of engines as options; one that several engines have stands once, with all their names, and one that is a field too is that field's. */
function engineSettings(entries: readonly EngineEntry[], fields: Fields): CommandOption[] {
  const names = [...new Set(entries.flatMap(({ options }) => options.map(({ name }) => name)))].filter((name) => !(name in fields));
  return names.map((name): CommandOption => {
    const owners = entries.filter(({ options }) => options.some((option) => option.name === name));
    const all = owners.flatMap(({ options }) => options.filter((option) => option.name === name));
    const choices = [...new Set(all.flatMap((option) => option.choices ?? []))];
    const owned = entries.length > 1 ? ` (${owners.map(({ id }) => id).join(', ')})` : '';
    return {
      flags: all[0]!.type === 'boolean' ? `--${name}` : `--${name} <VALUE>`,
      summary: `${all[0]!.summary}${owned}`,
      ...(choices.length > 0 ? { choices: () => choices } : {}),
    };
  });
}

/** The fields of a request as commander gave its options. */
export function fieldsFromOptions(fields: Fields, options: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const read: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(fields)) {
    const given = name === 'settings' ? settingsOf(fields, options) : options[nameOf(name)];
    const value = given === undefined ? schema.usual : given;
    if (value !== undefined) read[name] = value;
  }
  return read;
}

/** What commander calls the option of a field: the flag without its dashes, in camel case. */
function nameOf(field: string): string {
  const long = /--(?:no-)?([a-z-]+)/.exec(FLAGS[field] ?? '')?.[1] ?? field;
  return camel(long);
}

function camel(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** What the user gave for settings of any engine; one that the chosen engine lacks is named as an error, unless a field has its name. */
function settingsOf(fields: Fields, options: Readonly<Record<string, unknown>>): Record<string, unknown> | undefined {
  const names = new Set(enginesOf(fields).flatMap((entry) => entry.options.map(({ name }) => name)));
  const own = engineEntries.find(({ id }) => id === options['engine'])?.options.map(({ name }) => name) ?? [];
  const given = [...names]
    .filter((name) => !(name in fields) || own.includes(name))
    .map((name) => [name, options[camel(name)]] as const)
    .filter(([, value]) => value !== undefined);
  return given.length > 0 ? Object.fromEntries(given) : undefined;
}
