import { fail, type KindFamily, MAX_SIZE, ok, type Result } from '#core';
import type { Box } from './square.ts';

/** Reads "RxC", the box of a classic grid. */
export function parseBox({ id: family }: KindFamily, argument: string): Result<Box> {
  const match = /^(\d{1,2})x(\d{1,2})$/i.exec(argument);
  const rows = Number(match?.[1]);
  const columns = Number(match?.[2]);
  if (!match || rows < 2 || columns < 2) {
    return fail(
      '{family}:{argument} is not a box: expected {family}:RxC with boxes of R rows and C columns, both at least 2, such as {family}:3x3',
      { family, argument },
    );
  }
  if (rows * columns > MAX_SIZE)
    return fail('{family}:{argument} has {values} values; at most {most} are possible', {
      family,
      argument,
      values: rows * columns,
      most: MAX_SIZE,
    });
  return ok({ rows, columns });
}

/** Reads a whole number between two bounds. */
export function parseNumber({ id: family, usual }: KindFamily, argument: string, least: number, most: number): Result<number> {
  const number = /^\d{1,3}$/.test(argument) ? Number(argument) : Number.NaN;
  if (number >= least && number <= most) return ok(number);
  return fail('{written} needs a number from {least} to {most} after the colon, such as {family}:{example}', {
    written: `${family}:${argument}`,
    least,
    most,
    family,
    example: usual ?? least,
  });
}

/** Which of the family's options was asked for; the first where none was. */
export function chooseOption<Option extends string>(
  family: KindFamily,
  options: readonly [Option, ...Option[]],
  option: string | undefined,
): Result<Option> {
  if (option === undefined) return ok(options[0]);
  const found = options.find((known) => known === option.toLowerCase());
  return found
    ? ok(found)
    : fail('{family} has no option "{option}"; it takes {known}', { family: family.id, option, known: options.join(', ') });
}

/** The spec with its option, which is left out where it is the default. */
export function specOf(family: KindFamily, argument: string | number, option?: string): string {
  return `${family.id}:${argument}${option === undefined || option === family.options[0] ? '' : `/${option}`}`;
}
