import { type LanguageCode, LEVELS, type Words } from '#core';
import { clueSymmetries } from '#generator';
import { SURVEY_WORDS } from '#logic';
import { techniques } from '#techniques';

/** Words of the things in a registry, by id. */
export type RegistryWords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

interface Thing {
  readonly id: string;
  readonly words: Words<object>;
}

/** A thing that has a name and no other words. */
function named(id: string, { en, de, fr }: Words<string>): Thing {
  return { id, words: { en: { name: en }, de: { name: de }, fr: { name: fr } } };
}

/** The registries whose words the page shows. They stand beside the things, in code that only the worker loads. */
const REGISTRIES = {
  techniques: async () => techniques,
  studies: async () => (await import('#measuring/experiments')).experiments,
  symmetries: async () => clueSymmetries.map(({ id, name }) => named(id, name)),
  classes: async () => Object.entries(SURVEY_WORDS).map(([id, name]) => named(id, name)),
  levels: async () => Object.entries(LEVELS).map(([id, { name }]) => named(id, name)),
} satisfies Readonly<Record<string, () => Promise<readonly Thing[]>>>;

export type RegistryName = keyof typeof REGISTRIES;

/** What the things of a registry are called in one language. */
export async function registryWords({
  registry,
  language,
}: {
  readonly registry: RegistryName;
  readonly language: LanguageCode;
}): Promise<RegistryWords> {
  const things: readonly Thing[] = await REGISTRIES[registry]();
  return Object.fromEntries(things.map(({ id, words }) => [id, { ...words[language] }]));
}
