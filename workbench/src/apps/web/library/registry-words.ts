import type { LanguageCode } from '#core';
import { techniques } from '#techniques';

/** Words of the things in a registry, by id. */
export type RegistryWords = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The registries whose words the page shows. They stand beside the things, in code that only the worker loads. */
const REGISTRIES = {
  techniques: async () => techniques,
  studies: async () => (await import('#measuring/experiments')).experiments,
};

export type RegistryName = keyof typeof REGISTRIES;

/** What the things of a registry are called in one language. */
export async function registryWords({
  registry,
  language,
}: {
  readonly registry: RegistryName;
  readonly language: LanguageCode;
}): Promise<RegistryWords> {
  const things = await REGISTRIES[registry]();
  return Object.fromEntries(things.map(({ id, words }) => [id, { ...words[language] }]));
}
