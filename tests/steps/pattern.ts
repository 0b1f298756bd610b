/**
 * Counts what a backtracking matcher does with a regular expression: every character compared, every choice made and taken back. It is a plain machine
 * over the expression's own text, without the shortcuts of a real engine, so what it counts is never less than what an engine does.
 */
export interface CountingPattern {
  /** Where the first match begins, -1 for none, and how many steps finding that out took; `undefined` where it took more than it may. */
  run(text: string, from: number, sticky: boolean, most: number): { readonly index: number; readonly steps: number } | undefined;
}

type Node =
  | { readonly is: 'set'; readonly set: Int8Array; readonly source: string }
  | { readonly is: 'list'; readonly items: readonly Node[] }
  | { readonly is: 'choice'; readonly items: readonly Node[] }
  | { readonly is: 'repeat'; readonly item: Node; readonly least: number; readonly most: number; readonly lazy: boolean }
  | { readonly is: 'group'; readonly item: Node; readonly number: number }
  | { readonly is: 'look'; readonly item: Node; readonly negative: boolean }
  | { readonly is: 'back'; readonly number: number }
  | { readonly is: 'begin' | 'end' | 'boundary' | 'inside' };

/** Instructions, each with two numbers. */
const [SET, SPLIT, JUMP, SAVE, BEGIN, END, BOUNDARY, INSIDE, LOOK, BACK, DONE, RUN] = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

const plainExec = RegExp.prototype.exec;
const UNKNOWN = -1;

/** A pattern that counts; it asks the real engine only which single characters a class has. */
export function countingPattern({ source, flags }: { readonly source: string; readonly flags: string }): CountingPattern {
  const multiline = flags.includes('m');
  const own = flags.replace(/[gyd]/g, '');
  const { root, groups } = parse(source);
  const sets: { readonly table: Int8Array; readonly test: RegExp }[] = [];
  const looks: { readonly program: Int32Array; readonly negative: boolean }[] = [];
  const hasBack = /\\[1-9]/.test(source);
  const program = assemble(root);
  const isAnchored = startsAtBegin(root) && !multiline;
  const firsts = firstSets(program, 0);
  let stack = new Int32Array(1 << 12);

  function assemble(node: Node): Int32Array {
    const code: number[] = [];
    emit(node, code);
    code.push(DONE, 0, 0);
    return Int32Array.from(code);
  }

  function emit(node: Node, code: number[]): void {
    switch (node.is) {
      case 'set':
        sets.push({
          table: node.set,
          test: new RegExp(`^(?:${node.source})$`, own.includes('s') ? own : `${own}s`.replace(node.source === '.' ? 's' : '', '')),
        });
        code.push(SET, sets.length - 1, 0);
        return;
      case 'list':
        for (const item of node.items) emit(item, code);
        return;
      case 'choice': {
        const ends: number[] = [];
        for (const [i, item] of node.items.entries()) {
          const at = code.length;
          const isLast = i === node.items.length - 1;
          if (!isLast) code.push(SPLIT, at + 3, 0);
          emit(item, code);
          if (isLast) break;
          ends.push(code.length);
          code.push(JUMP, 0, 0);
          code[at + 2] = code.length;
        }
        for (const end of ends) code[end + 1] = code.length;
        return;
      }
      case 'repeat': {
        for (let i = 0; i < node.least; i++) emit(node.item, code);
        if (node.most === Number.POSITIVE_INFINITY && node.item.is === 'set' && !node.lazy) {
          emit(node.item, code);
          code[code.length - 3] = RUN;
          return;
        }
        if (node.most === Number.POSITIVE_INFINITY) {
          const at = code.length;
          code.push(SPLIT, 0, 0);
          emit(node.item, code);
          code.push(JUMP, at, 0);
          code[at + (node.lazy ? 2 : 1)] = at + 3;
          code[at + (node.lazy ? 1 : 2)] = code.length;
          return;
        }
        const skips: number[] = [];
        for (let i = node.least; i < node.most; i++) {
          const at = code.length;
          code.push(SPLIT, 0, 0);
          code[at + (node.lazy ? 2 : 1)] = at + 3;
          skips.push(at + (node.lazy ? 1 : 2));
          emit(node.item, code);
        }
        for (const skip of skips) code[skip] = code.length;
        return;
      }
      case 'group':
        if (hasBack) code.push(SAVE, node.number * 2, 0);
        emit(node.item, code);
        if (hasBack) code.push(SAVE, node.number * 2 + 1, 0);
        return;
      case 'look':
        looks.push({ program: assemble(node.item), negative: node.negative });
        code.push(LOOK, looks.length - 1, 0);
        return;
      case 'back':
        code.push(BACK, node.number, 0);
        return;
      default:
        code.push({ begin: BEGIN, end: END, boundary: BOUNDARY, inside: INSIDE }[node.is], 0, 0);
    }
  }

  const has = (index: number, code: number): boolean => {
    const { table, test } = sets[index]!;
    if (table[code] === UNKNOWN) {
      test.lastIndex = 0;
      table[code] = plainExec.call(test, String.fromCharCode(code)) ? 1 : 0;
    }
    return table[code] === 1;
  };
  const isWord = (code: number): boolean =>
    (code >= 48 && code <= 57) || (code >= 65 && code <= 90) || (code >= 97 && code <= 122) || code === 95;

  let steps = 0;
  let limit = 0;
  /**
   * Whether a program matches here. Each entry of the stack is an instruction, a place, how far back that may go (a run of one class gives back its
   * characters one at a time), and the groups where any are asked for again.
   */
  function matches(code: Int32Array, text: string, start: number, base: number): boolean {
    const saved = hasBack ? new Int32Array(2 * groups + 2).fill(-1) : undefined;
    const width = 3 + (saved?.length ?? 0);
    let depth = base;
    const push = (pc: number, at: number, least = at): void => {
      if (depth + width > stack.length) {
        const larger = new Int32Array(stack.length * 2);
        larger.set(stack);
        stack = larger;
      }
      stack[depth] = pc;
      stack[depth + 1] = at;
      stack[depth + 2] = least;
      if (saved) stack.set(saved, depth + 3);
      depth += width;
    };
    push(0, start);
    while (depth > base) {
      depth -= width;
      let pc = stack[depth]!;
      let at = stack[depth + 1]!;
      if (saved) saved.set(stack.subarray(depth + 3, depth + width));
      if (at > stack[depth + 2]!) {
        stack[depth + 1]!--;
        depth += width;
      }
      for (let going = true; going; ) {
        if (++steps > limit) return false;
        const a = code[pc + 1]!;
        switch (code[pc]) {
          case SET:
            if (at < text.length && has(a, text.charCodeAt(at))) {
              at++;
              pc += 3;
            } else going = false;
            break;
          case RUN: {
            const least = at;
            while (at < text.length && has(a, text.charCodeAt(at))) at++;
            steps += at - least;
            pc += 3;
            if (at > least) push(pc, at - 1, least);
            break;
          }
          case SPLIT:
            push(code[pc + 2]!, at);
            pc = a;
            break;
          case JUMP:
            pc = a;
            break;
          case SAVE:
            saved![a] = at;
            pc += 3;
            break;
          case BEGIN:
            if (at === 0 || (multiline && text[at - 1] === '\n')) pc += 3;
            else going = false;
            break;
          case END:
            if (at === text.length || (multiline && text[at] === '\n')) pc += 3;
            else going = false;
            break;
          case BOUNDARY:
          case INSIDE: {
            const isEdge = (at > 0 && isWord(text.charCodeAt(at - 1))) !== (at < text.length && isWord(text.charCodeAt(at)));
            if (isEdge === (code[pc] === BOUNDARY)) pc += 3;
            else going = false;
            break;
          }
          case LOOK: {
            const { program: inner, negative } = looks[a]!;
            if (matches(inner, text, at, depth) !== negative) pc += 3;
            else going = false;
            break;
          }
          case BACK: {
            const part = text.slice(saved![a * 2]!, saved![a * 2 + 1]!);
            steps += part.length;
            if (text.startsWith(part, at)) {
              at += part.length;
              pc += 3;
            } else going = false;
            break;
          }
          default:
            return true;
        }
      }
    }
    return false;
  }

  return {
    run(text, from, sticky, most) {
      steps = 0;
      limit = most;
      const last = sticky || isAnchored ? from : text.length;
      if (isAnchored && from > 0) return { index: -1, steps: 1 };
      for (let at = from; at <= last; at++) {
        // Where none of the classes that a match may begin with has this character, comparing it with each was all.
        if (firsts && (at === text.length || !firsts.some((set) => has(set, text.charCodeAt(at))))) {
          steps += firsts.length;
          continue;
        }
        const isHere = matches(program, text, at, 0);
        if (steps > limit) return undefined;
        if (isHere) return { index: at, steps };
      }
      return { index: -1, steps };
    },
  };
}

/** The classes that a match may begin with; undefined where it may begin with something else. */
function firstSets(program: Int32Array, pc: number): readonly number[] | undefined {
  if (program[pc] === SET) return [program[pc + 1]!];
  if (program[pc] === JUMP && program[pc + 1]! > pc) return firstSets(program, program[pc + 1]!);
  if (program[pc] !== SPLIT) return undefined;
  const [one, other] = [firstSets(program, program[pc + 1]!), firstSets(program, program[pc + 2]!)];
  return one && other && [...one, ...other];
}

function startsAtBegin(node: Node): boolean {
  if (node.is === 'begin') return true;
  if (node.is === 'list') return node.items.length > 0 && startsAtBegin(node.items[0]!);
  if (node.is === 'choice') return node.items.every(startsAtBegin);
  return node.is === 'group' && startsAtBegin(node.item);
}

/** Reads the text of an expression: what the readers' expressions have, and no more; anything else is said. */
function parse(source: string): { readonly root: Node; readonly groups: number } {
  let at = 0;
  let groups = 0;
  const tables = new Map<string, Int8Array>();
  const set = (written: string): Node => {
    const table = tables.get(written) ?? new Int8Array(1 << 16).fill(UNKNOWN);
    tables.set(written, table);
    return { is: 'set', set: table, source: written };
  };
  const choice = (): Node => {
    const items = [list()];
    while (source[at] === '|') {
      at++;
      items.push(list());
    }
    return items.length === 1 ? items[0]! : { is: 'choice', items };
  };
  const list = (): Node => {
    const items: Node[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') items.push(repeated(atom()));
    return { is: 'list', items };
  };
  const repeated = (item: Node): Node => {
    const bounds = /^(?:[*+?]|\{(\d+)(,?)(\d*)\})/.exec(source.slice(at, at + 12));
    if (!bounds) return item;
    at += bounds[0].length;
    const lazy = source[at] === '?';
    if (lazy) at++;
    const least = bounds[1] === undefined ? (bounds[0] === '+' ? 1 : 0) : Number(bounds[1]);
    const open = bounds[0] !== '?' && (bounds[1] === undefined || (bounds[2] === ',' && bounds[3] === ''));
    const most = open ? Number.POSITIVE_INFINITY : bounds[0] === '?' ? 1 : bounds[2] === ',' ? Number(bounds[3]) : least;
    return { is: 'repeat', item, least, most, lazy };
  };
  const atom = (): Node => {
    const character = source[at]!;
    if (character === '^' || character === '$') {
      at++;
      return { is: character === '^' ? 'begin' : 'end' };
    }
    if (character === '(') return group();
    if (character === '[') {
      const from = at++;
      while (source[at] !== ']') at += source[at] === '\\' ? 2 : 1;
      at++;
      return set(source.slice(from, at));
    }
    if (character === '\\') return escaped();
    at++;
    return set(character === '.' ? '.' : /[\]{}/-]/.test(character) ? `\\${character}` : character);
  };
  const group = (): Node => {
    at++;
    const kind = /^\?(?::|=|!)/.exec(source.slice(at, at + 3))?.[0];
    if (kind === undefined && source[at] === '?') throw new Error(`no counting for ${source.slice(at)}`);
    const number = kind === undefined ? ++groups : 0;
    at += kind?.length ?? 0;
    const item = choice();
    at++;
    if (kind === '?=' || kind === '?!') return { is: 'look', item, negative: kind === '?!' };
    return kind === undefined ? { is: 'group', item, number } : item;
  };
  const escaped = (): Node => {
    const [written, letter] = /^\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|(.))/i.exec(source.slice(at)) ?? ['\\\\', ''];
    at += written.length;
    if (letter === 'b' || letter === 'B') return { is: letter === 'b' ? 'boundary' : 'inside' };
    return letter !== undefined && /[1-9]/.test(letter) ? { is: 'back', number: Number(letter) } : set(written);
  };
  const root = choice();
  if (at < source.length) throw new Error(`no counting for ${source}`);
  return { root, groups };
}
