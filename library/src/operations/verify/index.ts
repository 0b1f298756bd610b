import { ok, type Result, type Said, said, speak, type Words } from '#core';
import { formatLine } from '#formats';
import { flag, list, number, object, text } from '#schema';
import { type Source, type Verified, verifyCertificate } from '#verify';
import { finishedField } from '../answer-fields.ts';
import { claimed, refused } from '../certificate-words.ts';
import { finished } from '../json.ts';
import { defineOperation } from '../operation.ts';
import { noPuzzle } from '../subject.ts';

/** The longest file of a certificate in a request, in characters. */
const MOST_TEXT = 1 << 26;

/** The certificate of a row of two cells, which is the shortest there is. */
const EXAMPLE = {
  puzzle: 'version: 1\nkind: grid:1x2\n1.\n',
  claim: JSON.stringify({
    count: 1,
    solutions: ['12'],
    hashes: {
      puzzle: '1c7e3c27f0d366e448c942d8fded6ece24e6bad4905ab2c9341d1fbe7dd13f79',
      formula: 'b4b21c35d625e82b171eb27b146b616b4081ee484e55dd3eeab34e1cdaf99aec',
      proof: '62b023b09423042c41817056756c61a5564c4ac003c657c5353785aabe80e94c',
    },
  }),
  formula: 'p cnf 4 10\n1 2 0\n3 4 0\n-1 -2 0\n-3 -4 0\n-1 -3 0\n-2 -4 0\n1 3 0\n2 4 0\n1 0\n-1 -4 0\n',
  proof: '1010 -2 0 9 3 0\n1011 -3 0 9 5 0\n1012 4 0 1010 8 0\n1013 0 9 1012 10 0\n',
};

const answer = object({
  status: finishedField,
  holds: flag().describe('Whether the puzzle has exactly the solutions that the certificate claims.'),
  reason: text().optional().describe('Why the certificate is refused, and where.'),
  kind: text().optional(),
  count: number().optional(),
  solutions: list(text()).optional(),
  clauses: number().optional().describe('Clauses of the formula.'),
  lines: number().optional().describe('Lines of the proof that add a clause.'),
});

export const verify = defineOperation({
  id: 'verify',
  summary: 'Check a certificate from the puzzle alone, believing nothing in it',
  subject: noPuzzle,
  fields: {
    puzzle: text(1, MOST_TEXT).describe('The file N.txt of the certificate.'),
    claim: text(1, MOST_TEXT).describe('The file N.json.'),
    formula: text(1, MOST_TEXT).describe('The file N.cnf.'),
    proof: text(1, MOST_TEXT).describe('The file N.lrat.'),
  },
  answer,
  example: EXAMPLE,
  run: (_, { puzzle, claim, formula, proof }) =>
    ok(verifyReport(verifyCertificate({ puzzle: once(puzzle), claim: once(claim), formula: once(formula), proof: once(proof) }))),
  json: (_, checked) =>
    checked.ok
      ? {
          status: finished(),
          holds: true,
          count: checked.value.solutions.length,
          ...checked.value,
        }
      : { status: finished(), holds: false, reason: checked.error },
  lines: (_, checked, __, { speaker }) => speak(checked.ok ? holding(checked.value) : refused(checked.said), speaker),
  verdict: (checked) => (checked.ok ? 'answered' : 'unsolvable'),
  ended: () => undefined,
});

function once(content: string): Source {
  let left: Uint8Array | undefined = new TextEncoder().encode(content);
  return () => {
    const bytes = left;
    left = undefined;
    return bytes;
  };
}

type VerifyReport = Result<Omit<Verified, 'puzzle' | 'solutions'> & { readonly solutions: readonly string[] }>;

/** What came of a check, as plain data, because it may come from a worker; a puzzle is more. */
export function verifyReport(checked: Result<Verified>): VerifyReport {
  if (!checked.ok) return checked;
  const { puzzle, solutions, ...rest } = checked.value;
  return ok({ ...rest, solutions: solutions.map((solution) => formatLine(puzzle, solution)) });
}

function holding({ solutions, kind, clauses, lines }: Extract<VerifyReport, { ok: true }>['value']): Said {
  return said(HOLDS, { claim: claimed(solutions.length), kind, clauses, lines });
}

const HOLDS: Words<string> = {
  en: 'holds: {claim} ({kind}, {clauses:id} {clauses|clause|clauses}, {lines:id} {lines|line|lines})',
  de: 'gilt: {claim} ({kind}, {clauses:id} {clauses|Klausel|Klauseln}, {lines:id} {lines|Zeile|Zeilen})',
  fr: 'valable\u00a0: {claim} ({kind}, {clauses:id} {clauses|clause|clauses}, {lines:id} {lines|ligne|lignes})',
};
