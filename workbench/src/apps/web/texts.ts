import { useMemo, useSyncExternalStore } from 'react';
import { type CellPart, type FieldPart, type Language, type LanguageCode, type Part, type Speaker, speakText } from '#core';
import { grammarOf } from '#words';
import { library } from './library/client.ts';
import type { RegistryName } from './library/registry-words.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** Every text of the page: those of a view beside it, loaded when the view is, and what several need in `locales`. */
const files = import.meta.glob<{ default: Tree }>(['./*/words/*.json', './locales/*/*.json']);

/** Namespaces that are not files: the words of these registries come with the things that they name. */
const REGISTRIES: readonly string[] = ['techniques', 'studies', 'symmetries', 'classes', 'levels'] satisfies RegistryName[];

/** Where the labels of fields stand that the library's sentences name. */
export const FIELD_LABELS = 'fields';

interface Tree {
  readonly [key: string]: string | Tree;
}

/** Says a text by its key, "failure.title" or "shell:failure.title"; its holes are filled as those of the library's sentences are. */
export type Translate = (key: string, parts?: Readonly<Record<string, unknown>>) => string;

function load(language: LanguageCode, namespace: string): Promise<Tree> {
  if (REGISTRIES.includes(namespace)) return library.call('words', { registry: namespace as RegistryName, language }) as Promise<Tree>;
  const file = files[`./${namespace}/words/${language}.json`] ?? files[`./locales/${language}/${namespace}.json`];
  if (!file) throw new Error(`no texts ${namespace} in ${language}`);
  return file().then((module) => module.default);
}

/** The texts that are loaded, and the language in use. */
class Texts {
  #language: LanguageCode = 'en';
  readonly #trees = new Map<string, Tree>();
  readonly #loading = new Map<string, Promise<void>>();
  readonly #listeners = new Set<() => void>();

  language = (): LanguageCode => this.#language;

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Loads what is missing; undefined where nothing is. The same question gets the same promise, as React wants it. */
  load(namespaces: readonly string[], language = this.#language): Promise<void> | undefined {
    const missing = namespaces.filter((namespace) => !this.#trees.has(`${language}/${namespace}`));
    if (missing.length === 0) return undefined;
    const key = `${language}/${missing.join()}`;
    const known = this.#loading.get(key);
    if (known) return known;
    const loading = Promise.all(
      missing.map(async (namespace) => void this.#trees.set(`${language}/${namespace}`, await load(language, namespace))),
    ).then(() => undefined);
    this.#loading.set(key, loading);
    // What failed may work the next time.
    loading.catch(() => this.#loading.delete(key));
    return loading;
  }

  /** Changes the language once everything that is in use is there in it, so that nothing on the page disappears meanwhile. */
  async change(language: LanguageCode): Promise<void> {
    const used = new Set([...this.#trees.keys()].map((key) => key.slice(key.indexOf('/') + 1)));
    await this.load(['shell', ...used].filter(isFirst), language);
    this.#language = language;
    document.documentElement.lang = language;
    for (const listener of this.#listeners) listener();
  }

  find(namespaces: readonly string[], key: string): string | undefined {
    const at = key.indexOf(':');
    const path = key.slice(at + 1).split('.');
    for (const namespace of at < 0 ? namespaces : [key.slice(0, at)]) {
      const found = path.reduce<string | Tree | undefined>(
        (part, name) => (typeof part === 'object' ? part[name] : undefined),
        this.#trees.get(`${this.#language}/${namespace}`),
      );
      if (typeof found === 'string') return found;
    }
    return undefined;
  }

  /** Who speaks in the page: a language, with fields by their labels. */
  speaker(language: Language): Speaker {
    return { language, field: (part) => this.#label(part), cell: placeFirst, most: 12 };
  }

  #label({ field, value }: FieldPart): string {
    const label = this.find([FIELD_LABELS], field) ?? field;
    return this.say([FIELD_LABELS])(value === undefined ? 'alone' : 'valued', { label, value });
  }

  /** Says a text of these namespaces; one that is not there is said by its default, or by its key. */
  say(namespaces: readonly string[]): Translate {
    return (key, parts = {}) => {
      const text = this.find(namespaces, key);
      return text === undefined
        ? String(parts['defaultValue'] ?? key)
        : speakText(text, partsOf(parts), this.speaker(grammarOf(this.#language)));
    };
  }
}

const isFirst = (item: string, index: number, all: readonly string[]): boolean => all.indexOf(item) === index;

/** A cell by the place where one looks first; the others that show it stand behind it. */
function placeFirst({ cell: [first, ...others] }: CellPart): string {
  return others.length === 0 ? first! : `${first} (${others.join(', ')})`;
}

/** What has no value is said as nothing. */
function partsOf(parts: Readonly<Record<string, unknown>>): Record<string, Part> {
  return Object.fromEntries(Object.entries(parts).map(([name, value]) => [name, (value ?? '') as Part]));
}

export const texts = new Texts();

/** Texts of the shell, for those who are no component. */
export const say: Translate = texts.say(['shell']);

/** The texts of some namespaces, in a component that waits until they are there; several are looked through in their order. */
export function useTranslation(namespaces: string | readonly string[] = 'shell'): {
  readonly t: Translate;
  readonly i18n: { readonly language: LanguageCode; readonly exists: (key: string) => boolean };
} {
  const language = useSyncExternalStore(texts.subscribe, texts.language);
  const list = typeof namespaces === 'string' ? namespaces : namespaces.join();
  const waiting = texts.load(list.split(','));
  // React waits for what is thrown here; `use` would make the hooks after it conditional.
  if (waiting) throw waiting;
  return useMemo(() => {
    const all = list.split(',');
    return { t: texts.say(all), i18n: { language, exists: (key) => texts.find(all, key) !== undefined } };
  }, [language, list]);
}

/** Loads the texts of the shell and of what is shown first, and follows the language of the settings. */
export async function startTexts(settings: Store<Settings>, first: readonly string[]): Promise<void> {
  const { language } = settings.get();
  // A view that fails says so itself, when it is shown.
  await Promise.all([texts.change(language), Promise.resolve(texts.load(first, language)).catch(() => undefined)]);
  settings.subscribe(() => {
    const wanted = settings.get().language;
    if (wanted !== texts.language()) void texts.change(wanted);
  });
}
