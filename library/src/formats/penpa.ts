import { fail, isRecord, type Kind, makePuzzle, ok, type Puzzle, type PuzzleInfo, type Result, said, unescaped } from '#core';
import { squarest } from '#kinds';
import { sure } from './evidence.ts';
import { eachLine, type Format } from './format.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';
import { inflate } from './inflate.ts';
import { parseJson } from './json-value.ts';
import { withoutPadding } from './unpack.ts';

/** More than any drawing unpacks to. */
const LONGEST = 1 << 20;

const NUMBER = 'number';
/** Parts of a drawing by their short names: what each may hold is a rule that only its text for people explains. */
const PARTS: Readonly<Record<string, string>> = {
  zS: 'surface',
  z1: 'sudoku',
  zY: 'symbol',
  zF: 'freeline',
  z2: 'freeedge',
  zT: 'thermo',
  z3: 'arrows',
  zD: 'direction',
  z0: 'squareframe',
  z5: 'polygon',
  zL: 'line',
  zW: 'wall',
  zC: 'cage',
  z4: 'deleteedge',
  z6: 'killercages',
  z7: 'nobulbthermo',
};

/**
 * Penpa+: a link whose last part is packed lines. The first tells the grid, its size, title and author; the fourth what is drawn: numbers
 * in cells, and thick edges, which are the boxes. Whatever else is drawn may be a rule, so it is refused by its name.
 */
export const penpa: Format = {
  id: 'penpa',
  title: { en: 'Penpa+', de: 'Penpa+', fr: 'Penpa+' },
  summary: 'A link to penpa-edit with a square grid, numbers and the edges of boxes or regions. Read only.',
  extensions: ['.txt'],
  unit: 'line',
  recognise: ({ lines }) => (lines.some((line) => packedIn(line) !== undefined) ? sure(said('a link of Penpa+')) : undefined),
  open: eachLine(read),
};

function packedIn(line: string): string | undefined {
  if (!line.includes('penpa') && !/^\s{0,9}m=(?:edit|solve)&/.test(line)) return undefined;
  return /[?#&]p=([A-Za-z0-9+/=%_-]{20,})/.exec(line)?.[1];
}

function read(line: string, hints: ReadHints): Result<Puzzle> {
  const text = unpack(packedIn(line) ?? '');
  if (text === undefined) return fail('this text was not packed by Penpa+; perhaps the link is cut short');
  const [head = '', space = '', , drawn = ''] = text.split('\n');
  const fields = head.split(',');
  const [grid, width, height] = fields;
  const n = Number(width);
  if ((grid !== 'square' && grid !== 'sudoku') || width !== height || !(n >= 4 && n <= 25) || /[1-9]/.test(space))
    return fail('only square grids of 4 to 25 rows without rows or columns outside are read, not {found}', {
      found: JSON.stringify(fields.slice(0, 3).join(' ')),
    });
  // Its short names stand without quotes.
  const parsed = parseJson(drawn.replace(/([{,])(z[0-9A-Z_]):/g, '$1"$2":'));
  if (!parsed.ok) return parsed;
  const parts = isRecord(parsed.value) ? parsed.value : {};
  const strange = Object.keys(PARTS).filter((name) => says(parts[name]));
  if (strange.length > 0) return refuse(strange.map((name) => PARTS[name]!));
  const givens = readNumbers(parts['zN'], n);
  if (!givens.ok) return givens;
  const kind = kindOf(parts['zE'], n, grid === 'sudoku', hints);
  return kind.ok ? ok(makePuzzle(kind.value, givens.value, { info: infoOf(fields) })) : kind;
}

function unpack(packed: string): string | undefined {
  const plain = unescaped(packed).replace(/[- ]/g, '+').replace(/_/g, '/');
  if (!/^[A-Za-z0-9+/]+=*$/.test(plain)) return undefined;
  const binary = atob(plain.slice(0, plain.length - (withoutPadding(plain).length % 4 === 1 ? 1 : 0)));
  const bytes = inflate(
    Uint8Array.from(binary, (character) => character.charCodeAt(0)),
    LONGEST,
  );
  return bytes && new TextDecoder().decode(bytes);
}

/** A drawing that may be a rule, or not: the same lines are thermometers in one puzzle and arrows in the next. */
function refuse(names: readonly string[]): Result<never> {
  return fail(
    'the drawing has more than digits and the edges of boxes: {names}; Penpa+ does not say which rules that stands for, so it is not read',
    { names: names.join(', ') },
  );
}

function says(value: unknown): boolean {
  return Array.isArray(value) ? value.length > 0 : isRecord(value) && Object.keys(value).length > 0;
}

/** Squares are numbered row by row with a margin of two on every side. */
function readNumbers(numbers: unknown, n: number): Result<Uint8Array> {
  const givens = new Uint8Array(n * n);
  for (const [key, item] of Object.entries(isRecord(numbers) ? numbers : {})) {
    const row = Math.floor(Number(key) / (n + 4)) - 2;
    const column = (Number(key) % (n + 4)) - 2;
    const [written, , style] = Array.isArray(item) ? (item as readonly unknown[]) : [];
    const value = Number(written);
    const isInside = row >= 0 && row < n && column >= 0 && column < n;
    if (!isInside || String(style) !== '1' || !Number.isInteger(value) || value < 1 || value > n)
      return refuse([[NUMBER, JSON.stringify(written ?? key)].join(' ')]);
    givens[row * n + column] = value;
  }
  return ok(givens);
}

/** The kind that the thick edges show. */
function kindOf(edges: unknown, n: number, hasBoxes: boolean, hints: ReadHints): Result<Kind> {
  const usual = hints.kinds.find(squarest(n));
  if (!usual.ok) return usual;
  const walls = isRecord(edges) ? Object.keys(edges) : [];
  const map = regionsBetween(walls, n);
  const boxes = usual.value.geometry.panels[0]!.regions;
  const count = new Set(map).size;
  const isUsual = hasBoxes
    ? count === 1
    : map.every((region, i) => region === map[boxes.indexOf(boxes[i]!)]) && count === new Set(boxes).size;
  if (count === 1 && !hasBoxes && hints.kindSpec === undefined)
    return fail('the drawing has no boxes; say what it is with {ways:or}', {
      ways: [
        { field: 'kind', value: usual.value.spec },
        { field: 'kind', value: `latin:${n}` },
      ],
    });
  const kind = isUsual || count === 1 ? agreeOnKind(hints, usual.value.spec) : agreeOnKind(hints, `jigsaw:${n}`, map);
  return kind.ok ? (kind.value ? ok(kind.value) : fail('no kind')) : kind;
}

/** The pieces that edges cut a square into, by cell. An edge joins two corners; corners are numbered behind the squares, with a margin of one. */
function regionsBetween(edges: readonly string[], n: number): number[] {
  const side = n + 4;
  const walls = new Set<string>();
  for (const edge of edges) {
    const [a, b] = edge.split(',').map((corner) => Number(corner) - side * side);
    if (a === undefined || b === undefined) continue;
    const [row, column] = [Math.floor(a / side) - 1, (a % side) - 1];
    // An edge down parts two columns, an edge to the right two rows.
    if (b - a === side) walls.add(`c${row} ${column}`);
    else if (b - a === 1) walls.add(`r${row} ${column}`);
  }
  const map = Array.from({ length: n * n }, () => -1);
  let regions = 0;
  for (let start = 0; start < n * n; start++) {
    if (map[start]! >= 0) continue;
    const waiting = [start];
    map[start] = regions;
    for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
      const [row, column] = [Math.floor(cell / n), cell % n];
      const next: (readonly [number, boolean])[] = [
        [cell + 1, column + 1 < n && !walls.has(`c${row} ${column + 1}`)],
        [cell - 1, column > 0 && !walls.has(`c${row} ${column}`)],
        [cell + n, row + 1 < n && !walls.has(`r${row + 1} ${column}`)],
        [cell - n, row > 0 && !walls.has(`r${row} ${column}`)],
      ];
      for (const [other, isOpen] of next) {
        if (!isOpen || map[other]! >= 0) continue;
        map[other] = regions;
        waiting.push(other);
      }
    }
    regions++;
  }
  return map;
}

function infoOf(fields: readonly string[]): PuzzleInfo {
  const text = (name: string): string | undefined =>
    fields
      .find((field) => field.startsWith(name))
      ?.slice(name.length)
      .trim() || undefined;
  const [title, author] = [text('Title:'), text('Author:')];
  return { ...(title === undefined ? {} : { title }), ...(author === undefined ? {} : { author }) };
}
