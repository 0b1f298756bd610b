/** A format of dates in the language of the page, as they are written where the browser is: 16 Nov in Britain, Nov 16 in America. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const region = navigator.languages.find((one) => one === language || one.startsWith(`${language}-`));
  return new Intl.DateTimeFormat(region ?? language, options);
}
