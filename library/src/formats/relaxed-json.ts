import { type Complaint, ComplaintError, complain, complaintOf, fail, isRecord, ok, type Result } from '#core';

/** Short names of properties in SudokuPad's packed JSON, and what they stand for. */
const NAMES: Readonly<Record<string, string>> = {
  c: 'color',
  ca: 'cages',
  ct: 'center',
  c1: 'borderColor',
  c2: 'backgroundColor',
  ce: 'cells',
  cs: 'cellSize',
  a: 'arrows',
  o: 'overlays',
  u: 'underlays',
  w: 'width',
  h: 'height',
  v: 'value',
  vd: 'videos',
  l: 'lines',
  r: 'rounded',
  re: 'regions',
  fs: 'fontSize',
  th: 'thickness',
  hl: 'headLength',
  wp: 'wayPoints',
  t: 'title',
  te: 'text',
  d: 'duration',
  d2: 'd',
};
const SHORT: ReadonlyMap<string, string> = new Map(Object.entries(NAMES).map(([short, long]) => [long, short]));

/** Deeper than any puzzle nests, and shallow enough for the stack. */
const DEEPEST = 60;

/**
 * Reads the JSON dialect that SudokuPad packs: names without quotes and shortened, strings in either quotes, `t` and
 * `f` for true and false, colours without quotes, and nothing at all for an empty object in a list. Plain JSON is
 * a part of it.
 */
export function parseRelaxed(text: string): Result<unknown> {
  let at = 0;
  const skip = (): void => {
    while (at < text.length && text.charCodeAt(at) <= 32) at++;
  };
  const wrong = (expected: Complaint): Error =>
    new ComplaintError(complain('expected {expected} at character {character:id}', { expected, character: at + 1 }));

  function value(depth: number): unknown {
    if (depth > DEEPEST) throw wrong(complain('at most {most} nested brackets', { most: DEEPEST }));
    skip();
    const character = text[at];
    if (character === '{') return object(depth);
    if (character === '[') return list(depth);
    if (character === "'" || character === '"') return string(character);
    const word = /[^,\]}:\s]*/y;
    word.lastIndex = at;
    const [bare = ''] = word.exec(text) ?? [];
    if (bare === '') throw wrong(complain('a value'));
    at += bare.length;
    return bareValue(bare);
  }

  function object(depth: number): Record<string, unknown> {
    const made: Record<string, unknown> = Object.create(null);
    at++;
    for (skip(); text[at] !== '}'; skip()) {
      const quote = text[at];
      const name = quote === "'" || quote === '"' ? string(quote) : bareName();
      skip();
      if (text[at] !== ':') throw wrong(complain('a colon'));
      at++;
      made[NAMES[name] ?? name] = value(depth + 1);
      skip();
      if (text[at] === ',') at++;
      else if (text[at] !== '}') throw wrong(complain('a comma or a closing brace'));
    }
    at++;
    return { ...made };
  }

  function list(depth: number): unknown[] {
    const made: unknown[] = [];
    at++;
    for (;;) {
      skip();
      const isEmpty = text[at] === ',' || text[at] === ']';
      made.push(isEmpty ? {} : value(depth + 1));
      skip();
      if (text[at] === ']') break;
      if (text[at] !== ',') throw wrong(complain('a comma or a closing bracket'));
      at++;
    }
    at++;
    return made;
  }

  function string(quote: string): string {
    let made = '';
    for (at++; text[at] !== quote; at++) {
      if (at >= text.length) throw wrong(complain('the end of a string'));
      if (text[at] !== '\\') {
        made += text[at];
        continue;
      }
      at++;
      const escaped = text[at] ?? '';
      if (escaped === 'u') {
        made += String.fromCharCode(Number.parseInt(text.slice(at + 1, at + 5), 16) || 0xfffd);
        at += 4;
      } else made += { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f' }[escaped] ?? escaped;
    }
    at++;
    return made;
  }

  function bareName(): string {
    const name = /[\w$.+-]+/y;
    name.lastIndex = at;
    const [found = ''] = name.exec(text) ?? [];
    if (found === '') throw wrong(complain('a name'));
    at += found.length;
    return found;
  }

  try {
    const made = value(0);
    skip();
    if (at < text.length) throw wrong(complain('the end'));
    return ok(made);
  } catch (error) {
    return fail('this is not valid packed JSON: {reason}', { reason: complaintOf(error) });
  }
}

function bareValue(bare: string): unknown {
  const known: Readonly<Record<string, unknown>> = { t: true, true: true, f: false, false: false, null: null };
  if (Object.hasOwn(known, bare)) return known[bare];
  return /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(bare) ? Number(bare) : bare;
}

/** Writes a value in the dialect that `parseRelaxed` reads. Empty lists are left out, as SudokuPad leaves them out. */
export function formatRelaxed(value: unknown): string {
  if (Array.isArray(value))
    return `[${value.map((item) => (isRecord(item) && Object.keys(item).length === 0 ? '' : formatRelaxed(item))).join(',')}]`;
  if (isRecord(value)) {
    const entries = Object.entries(value).filter(([, item]) => item !== undefined && !(Array.isArray(item) && item.length === 0));
    return `{${entries.map(([name, item]) => `${SHORT.get(name) ?? name}:${formatRelaxed(item)}`).join(',')}}`;
  }
  if (typeof value === 'boolean') return value ? 't' : 'f';
  if (typeof value !== 'string') return JSON.stringify(value);
  // A double quote anywhere would make SudokuPad take the text for plain JSON, so it becomes a single one.
  return `'${JSON.stringify(value.replaceAll('"', "'")).slice(1, -1).replaceAll("'", "\\'")}'`;
}
