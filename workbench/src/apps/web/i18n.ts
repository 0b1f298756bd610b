import i18next, { type BackendModule, type ResourceKey } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { type LanguageCode, type Part, speakText } from '#core';
import { speakerOf } from './language.ts';
import { library } from './library/client.ts';
import type { RegistryName } from './library/registry-words.ts';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** Every text of the page: those of a view beside it, loaded when the view is, and what several need in `locales`. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(['./*/words/*.json', './locales/*/*.json']);

/** Namespaces that are not files: the words of these registries come with the things that they name. */
const REGISTRIES: readonly string[] = ['techniques', 'studies'] satisfies RegistryName[];

function load(language: string, namespace: string): Promise<object> | undefined {
  if (REGISTRIES.includes(namespace))
    return library.call('words', { registry: namespace as RegistryName, language: language as LanguageCode });
  const file = files[`./${namespace}/words/${language}.json`] ?? files[`./locales/${language}/${namespace}.json`];
  return file?.().then((module) => module.default);
}

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const loading = load(language, namespace);
    if (!loading) done(new Error(`no texts ${namespace} in ${language}`), null);
    else
      loading.then(
        (texts) => done(null, texts as ResourceKey),
        (error: Error) => done(error, null),
      );
  },
};

/** Texts are spoken as the library speaks its sentences: the same holes, plurals, lists and groups. */
const format = {
  type: 'i18nFormat' as const,
  addLookupKeys: (keys: string[]): string[] => keys,
  parse: (text: string, options: Readonly<Record<string, unknown>>, language: string): string =>
    speakText(text, partsOf(options), speakerOf(language)),
};

/** What has no value is said as nothing. */
function partsOf(options: Readonly<Record<string, unknown>>): Record<string, Part> {
  return Object.fromEntries(Object.entries(options).map(([name, value]) => [name, (value ?? '') as Part]));
}

/** Loads the texts of the shell and follows the language of the settings. */
export async function startTexts(settings: Store<Settings>): Promise<void> {
  const { language } = settings.get();
  await i18next
    .use(backend)
    .use(format)
    .use(initReactI18next)
    .init({
      lng: language,
      // A test keeps the languages complete, so nobody loads a second one to fall back on.
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      returnNull: false,
    });
  document.documentElement.lang = language;
  settings.subscribe(() => {
    const wanted = settings.get().language;
    if (wanted === i18next.language) return;
    document.documentElement.lang = wanted;
    void i18next.changeLanguage(wanted);
  });
}
