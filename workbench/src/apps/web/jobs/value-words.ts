import { useTranslation } from '../texts.ts';

/** Where the values of a field have their words: a namespace and a key. */
const PLACES: Readonly<Record<string, (value: string) => string>> = {
  name: (value) => `studies:${value}.title`,
  techniques: (value) => `techniques:${value}.name`,
  symmetry: (value) => `symmetries:${value}.name`,
  class: (value) => `classes:${value}.name`,
  difficulty: (value) => `levels:${value}.name`,
};

const NAMESPACES = ['jobs', 'studies', 'techniques', 'symmetries', 'classes', 'levels'];

/** Words for the values of fields; a value that has none is shown as it is. A form asks for them all before it is shown, so that it need not wait later. */
export function useValueWords(): (field: string, value: string) => string {
  const { t, i18n } = useTranslation(NAMESPACES);
  return (field, value) => {
    const key = PLACES[field]?.(value) ?? `jobs:value.${field}.${value}`;
    return i18n.exists(key) ? t(key) : value;
  };
}
