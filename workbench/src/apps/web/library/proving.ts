import { strToU8, zipSync } from 'fflate';
import type { PositionRecord } from '#session';
import { ask } from './asking.ts';
import type { Reporting } from './reporting.ts';

/** A certificate that was made here and then checked as a stranger would; the four files of it in one archive. */
export type Proof =
  | { readonly status: 'proved'; readonly count: number; readonly lines: number; readonly archive: Uint8Array<ArrayBuffer> }
  | { readonly status: 'refused'; readonly reason: string }
  | { readonly status: 'unproved' };

export async function prove({ puzzle, timeMs }: { puzzle: PositionRecord; timeMs: number }, reporting: Reporting): Promise<Proof> {
  const { certification, formula = '', proof = '' } = await ask('certify', { puzzle, timeMs }, reporting);
  if (certification.status !== 'proved') return { status: 'unproved' };
  const claim = `${JSON.stringify(certification.claim, undefined, 2)}\n`;
  const checked = await ask('verify', { puzzle: certification.puzzle, claim, formula, proof }, reporting);
  if (!checked.ok) return { status: 'refused', reason: checked.error };
  const files = { '1.txt': certification.puzzle, '1.json': claim, '1.cnf': formula, '1.lrat': proof };
  const archive = zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));
  return { status: 'proved', count: checked.value.solutions.length, lines: checked.value.lines, archive: new Uint8Array(archive) };
}
