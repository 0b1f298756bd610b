import { ok } from '#core';
import type { IssKey } from '../define.ts';
import { bothEnds } from './iss.ts';

const ranks = bothEnds('FullRank', 'rank');

/**
 * The rank at either end of a line. Whether ties are allowed is said once for all there (FullRankTies); the text's reader and writer put
 * it here, as a last argument.
 */
export const issRank: IssKey = {
  type: ranks.type,
  read(args, space, type) {
    const isTied = args.at(-1) === TIED;
    const found = ranks.read(isTied ? args.slice(0, -1) : args, space, type);
    return found?.ok && isTied ? ok(found.value.map((fields) => ({ ...fields, ties: 'tied' }))) : found;
  },
  write(fields, space) {
    const written = ranks.write(fields, space);
    return written.ok && fields['ties'] !== undefined ? ok(written.value.map((args) => [...args, TIED])) : written;
  },
};

/** The last argument of ranks that may be tied. */
export const TIED = 'any';
