import { fail, ok, type Result } from '#core';

/** Reads a whole number of at least `least`. */
export function wholeNumber(what: string, least = 1): (text: string) => Result<number> {
  return (text) => {
    const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN;
    return number >= least ? ok(number) : fail('{what} must be a whole number of at least {least}, not "{text}"', { what, least, text });
  };
}

/** Reads seconds, fractions included. */
export function secondsOf(what: string): (text: string) => Result<number> {
  return (text) => {
    const number = /^\d+(\.\d+)?$|^\.\d+$/.test(text) ? Number(text) : Number.NaN;
    return number > 0 ? ok(number) : fail('{what} must be a number of seconds above 0, not "{text}"', { what, text });
  };
}

/** Reads the seconds of a timeout. */
export const seconds = secondsOf('--timeout');

/** Reads one of some words. */
export function oneOf(what: string, words: readonly string[]): (text: string) => Result<string> {
  return (text) =>
    words.includes(text)
      ? ok(text)
      : fail('{what} must be one of {known}, not "{text}"', { what, known: words.join(', '), text: text.slice(0, 60) });
}
