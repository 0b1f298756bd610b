import { Candidates, cellName, type Kind, makePuzzle, type Puzzle } from '#core';
import { addRules } from '#rules';
import { sampleKind } from './puzzles.ts';

/** A candidate as one number, so that sets of them compare. */
export type Mark = number;

/** A position written by hand: what is on the board, and what a technique has to find there. */
export interface CheckedPosition {
  readonly technique: string;
  readonly why: string;
  readonly puzzle: Puzzle;
  /** What must be found: candidates that fall and candidates that are placed; empty in a near miss, where nothing may be found. */
  readonly remove: readonly Mark[];
  readonly place: readonly Mark[];
  /** Whether this is all that is found, some of it, or a list of which a technique that gives one step gives one. */
  readonly asked: 'all' | 'some' | 'one';
  /** The cells of the pattern; for uniqueness those in which values could be exchanged. */
  readonly cells: readonly number[];
  /** The position that a near miss spoils. */
  readonly spoils?: CheckedPosition;
  /**
   * A near miss is `moot` where what would have fallen has fallen already, falls for another reason, or where there is no solution, so that a search cannot confirm
   * it; in an `other` one only what the spoiled position gives must not be found.
   */
  readonly form: 'plain' | 'moot' | 'other';
  readonly line: number;
}

/** Cells by coordinates: `r13c5` is two cells, `r2` a row, `b4` a box, `l1r2` a line of a cube. */
function cellsOf({ geometry }: Kind, names: string): number[] {
  return names
    .split(/\s+/)
    .filter(Boolean)
    .flatMap((name) => {
      const asked = /^(?:l(\d+))?(?:r(\d+))?(?:c(\d+))?(?:b(\d))?$/.exec(name);
      if (!asked) throw new Error(`"${name}" names no cells`);
      const box = asked[4] ? geometry.groups.filter(({ family }) => family === 'box')[Number(asked[4]) - 1]!.cells : undefined;
      return Array.from({ length: geometry.cellCount }, (_, cell) => cell).filter((cell) => {
        const at = /^(?:l(\d+))?r(\d+)c(\d+)$/.exec(cellName(geometry, cell))!;
        return [1, 2, 3].every((i) => asked[i] === undefined || asked[i]!.includes(at[i]!)) && (box?.includes(cell) ?? true);
      });
    });
}

function withRules(kind: Kind, lines: readonly string[]): Kind {
  const ruled = addRules(kind.base ?? kind, lines);
  if (!ruled.ok) throw new Error(ruled.error);
  return ruled.value;
}

class Sheet {
  readonly kind: Kind;
  readonly givens: Uint8Array;
  readonly candidates: Candidates;

  constructor(kind: Kind, from?: Puzzle) {
    this.kind = kind;
    this.givens = from ? from.givens.slice() : new Uint8Array(kind.geometry.cellCount);
    this.candidates = from?.restrictions?.clone() ?? Candidates.all(kind.geometry.cellCount, kind.geometry.size);
  }

  /** Does what a line of the fixture says; false where it is no such line. */
  write(line: string): boolean {
    const only = /^(\d+) in (\S+) only (.+)$/.exec(line);
    const is = /^(.+?) is ([\d.]+)$/.exec(line);
    const holds = /^(.+?) = (\d+)$/.exec(line);
    const not = /^(.+?) not (\d+)$/.exec(line);
    const also = /^(.+?) also (\d+)$/.exec(line);
    const blank = /^blank (.+)$/.exec(line);
    const marks = /^marks (.+)$/.exec(line);
    const { size } = this.kind.geometry;
    if (marks) {
      // A whole board: a digit for what is placed, the candidates in brackets for every other cell.
      [...marks[1]!.matchAll(/\[(\d+)\]|(\d)/g)].forEach(([, open, placed], cell) => {
        if (placed) this.givens[cell] = Number(placed);
        for (let value = 1; open && value <= size; value++) if (!open.includes(String(value))) this.candidates.remove(cell, value);
      });
    } else if (only) {
      const kept = cellsOf(this.kind, only[3]!);
      for (const cell of cellsOf(this.kind, only[2]!))
        if (!kept.includes(cell)) for (const value of only[1]!) this.candidates.remove(cell, Number(value));
    } else if (is) {
      const symbols = is[2]!;
      cellsOf(this.kind, is[1]!).forEach((cell, i) => {
        this.givens[cell] = symbols[i] === '.' ? 0 : Number(symbols[i]);
      });
    } else if (holds) {
      for (const cell of cellsOf(this.kind, holds[1]!))
        for (let value = 1; value <= size; value++) {
          if (holds[2]!.includes(String(value))) this.candidates.add(cell, value);
          else this.candidates.remove(cell, value);
        }
    } else if (not) {
      for (const cell of cellsOf(this.kind, not[1]!)) for (const value of not[2]!) this.candidates.remove(cell, Number(value));
    } else if (also) {
      for (const cell of cellsOf(this.kind, also[1]!)) for (const value of also[2]!) this.candidates.add(cell, Number(value));
    } else if (blank) {
      for (const cell of cellsOf(this.kind, blank[1]!)) this.givens[cell] = 0;
    } else return false;
    return true;
  }

  puzzle(): Puzzle {
    return makePuzzle(this.kind, this.givens, { restrictions: this.candidates });
  }
}

/**
 * Reads the positions of a technique. One begins with `fires` or `near` and the reason in words; then come the lines
 * that lay it out, on a board on which every cell may hold everything. `so` says what must fall or be placed (`so at
 * least` where more may, `so one of` where one of these is enough), `near` starts from the position before it and must yield nothing. `rule` adds a rule; in a
 * near miss the rules that it has take the place of those before.
 */
export function readCheckedPositions(technique: string, text: string): CheckedPosition[] {
  const positions: CheckedPosition[] = [];
  let kind = sampleKind('classic:3x3');
  for (const block of text.split(/\n(?=fires|near)/)) {
    const [head, ...lines] = block.split('\n').map((line) => line.trim());
    const line = text.slice(0, text.indexOf(block)).split('\n').length;
    const asked = /^(fires|near)(?: (moot|other):)? +(.+)$/.exec(head!);
    if (!asked) throw new Error(`${technique}, line ${line}: a position begins with "fires" or "near"`);
    const spoils = asked[1] === 'fires' ? undefined : positions.findLast((one) => one.spoils === undefined);
    const spec = lines.find((one) => one.startsWith('kind: '));
    if (!spoils) kind = sampleKind(spec ? spec.slice(6) : 'classic:3x3');
    const rules = lines.filter((one) => one.startsWith('rule ')).map((one) => one.slice(5));
    if (rules.length > 0) kind = withRules(kind, rules);
    const sheet = new Sheet(kind, spoils?.puzzle);
    const place: Mark[] = [];
    const remove: Mark[] = [];
    let cells: number[] = [];
    let wanted: CheckedPosition['asked'] = 'all';
    for (const one of lines) {
      if (one === '' || one.startsWith('kind: ') || one.startsWith('rule ')) continue;
      const so = /^so (at least |one of )?(.+)$/.exec(one);
      if (one.startsWith('cells ')) cells = cellsOf(kind, one.slice(6));
      else if (so) {
        wanted = so[1] === undefined ? 'all' : so[1] === 'one of ' ? 'one' : 'some';
        for (const part of so[2]!.split('; ')) {
          const [, names, verb, values] = /^(.+?) (is|not) (\d+)$/.exec(part)!;
          for (const cell of cellsOf(kind, names!))
            for (const value of values!) (verb === 'is' ? place : remove).push(cell * kind.geometry.size + Number(value) - 1);
        }
      } else if (!sheet.write(one)) throw new Error(`line ${line}: "${one}" is not understood`);
    }
    positions.push({
      technique,
      why: asked[3]!,
      puzzle: sheet.puzzle(),
      place: [...new Set(place)],
      remove: [...new Set(remove)],
      asked: wanted,
      cells,
      form: (asked[2] as 'moot' | 'other' | undefined) ?? 'plain',
      line,
      ...(spoils ? { spoils } : {}),
    });
  }
  return positions;
}
