import { fail, ok, type Result, showId } from '#core';
import { candidates } from './candidates.ts';
import { cnf } from './cnf.ts';
import { col } from './col.ts';
import { csv } from './csv.ts';
import { data } from './data.ts';
import { fPuzzles } from './f-puzzles/index.ts';
import type { Format } from './format.ts';
import { hodoku } from './hodoku.ts';
import { hsol } from './hsol.ts';
import { iss } from './iss.ts';
import { json } from './json.ts';
import { killer, killerSigns } from './killer.ts';
import { kindsJsonl } from './kinds-jsonl.ts';
import { ksudoku } from './ksudoku.ts';
import { line } from './line.ts';
import { hex, jigsawLine, letters, sdm, twoDigit } from './line-variants.ts';
import { links } from './links.ts';
import { lisudoku } from './lisudoku.ts';
import { ninefold } from './ninefold.ts';
import { opensudoku } from './opensudoku.ts';
import { penpa } from './penpa.ts';
import { rows } from './rows.ts';
import { sdk } from './sdk.ts';
import { spaced } from './spaced.ts';
import { ss } from './ss.ts';
import { sudokupad } from './sudokupad/index.ts';
import { sumocue } from './sumocue.ts';
import { tatham } from './tatham/index.ts';
import { tathamSave } from './tatham/save.ts';

/**
 * Every format there is; the only list. Where two are equally sure of a text, the first of them reads it, so those that look for more
 * stand before those that take what is left.
 */
export const formats: readonly Format[] = [
  sudokupad,
  lisudoku,
  fPuzzles,
  iss,
  killer,
  killerSigns,
  sumocue,
  tathamSave,
  tatham,
  penpa,
  links,
  kindsJsonl,
  json,
  data,
  opensudoku,
  ksudoku,
  sdk,
  hodoku,
  hsol,
  candidates,
  ss,
  csv,
  spaced,
  rows,
  line,
  ninefold,
  sdm,
  jigsawLine,
  hex,
  letters,
  twoDigit,
  cnf,
  col,
];

/** The format of an id. */
export function findFormat(id: string): Result<Format> {
  const found = formats.find((format) => typeof id === 'string' && format.id === id.trim().toLowerCase());
  return found
    ? ok(found)
    : fail('unknown format "{format}"; the formats are {known}', {
        format: showId(id),
        known: formats.map((format) => format.id).join(', '),
      });
}
