import { inEnglish, type Kind, type KindFamily, type KindWords, said, type Words } from '#core';

/** What a kind is called and its rules: as sentences, and the same in plain English. An option that goes without saying is not in the title. */
export function kindWords(
  family: KindFamily,
  numbers: Readonly<Record<string, number>>,
  option?: string,
): Pick<Kind, 'title' | 'rules' | 'words'> {
  const optionOf = ({ options }: KindWords): { readonly title: string; readonly rules: string } | undefined =>
    option === undefined ? undefined : options![option];
  const each = (text: (words: KindWords) => string): Words<string> => {
    const { en, de, fr } = family.words;
    return { en: text(en), de: text(de), fr: text(fr) };
  };
  const isUsual = option === family.options[0];
  const words = {
    title: said(
      each((one) => (isUsual || option === undefined ? one.title : `${one.title}, ${optionOf(one)!.title}`)),
      numbers,
    ),
    rules: said(
      each((one) => [one.rules, optionOf(one)?.rules ?? ''].join(' ').trim()),
      numbers,
    ),
  };
  return { title: inEnglish(words.title), rules: inEnglish(words.rules), words };
}
