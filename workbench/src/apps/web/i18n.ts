import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import type { Settings } from './settings.ts';
import type { Store } from './store.ts';

/** Every text of the page: those of a view beside it, loaded when the view is, and what several need in `locales`. */
const files = import.meta.glob<{ default: Record<string, unknown> }>(['./*/words/*.json', './locales/*/*.json']);

const backend: BackendModule = {
  type: 'backend',
  init() {},
  read(language, namespace, done) {
    const load = files[`./${namespace}/words/${language}.json`] ?? files[`./locales/${language}/${namespace}.json`];
    if (!load) done(new Error(`no texts ${namespace} in ${language}`), null);
    else
      load().then(
        (module) => done(null, module.default),
        (error: Error) => done(error, null),
      );
  },
};

/** Loads the texts of the shell and follows the language of the settings. */
export async function startTexts(settings: Store<Settings>): Promise<void> {
  const { language } = settings.get();
  await i18next
    .use(backend)
    .use(initReactI18next)
    .init({
      lng: language,
      // A test keeps the languages complete, so nobody loads a second one to fall back on.
      fallbackLng: false,
      ns: ['shell'],
      defaultNS: 'shell',
      interpolation: { escapeValue: false },
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
