import type { Data } from './boards.ts';

interface Open {
  readonly name: string;
  readonly items: Data[];
  /** The rows that upright lines part, as MiniZinc writes them: [| 1, 2 | 3, 4 |]. */
  readonly rows: Data[];
  isParted: boolean;
}

/** More nested brackets than data with grids has. */
const DEEPEST = 64;

/**
 * Reads lists out of a text of any language that writes them with brackets: JSON, Python, JavaScript, C, NumPy, MiniZinc. Whatever is no
 * bracket, number, word or quoted text only parts them. Every character is looked at once.
 */
export function readData(text: string): Data {
  const stack: Open[] = [open('')];
  let name = '';
  let at = 0;
  const top = (): Open => stack.at(-1)!;
  const close = (): void => {
    if (stack.length === 1) return;
    const done = stack.pop()!;
    endRow(done);
    top().items.push({ name: done.name, items: done.isParted ? done.rows : done.items });
    name = '';
  };
  const scalar = (written: string): void => {
    let next = at;
    while (next < text.length && isSpace(text.charCodeAt(next))) next++;
    // What stands before : or = is a name. The spaces behind it are not looked at again.
    if ((text[next] === ':' || text[next] === '=') && text[next + 1] !== '=') name = written;
    else {
      if (stack.length > 1) top().items.push(written);
      if (next > at && stack.length === 1) name = written;
    }
    at = next;
  };
  while (at < text.length) {
    const character = text[at]!;
    if ('[{('.includes(character)) {
      at++;
      if (stack.length <= DEEPEST) stack.push(open(name));
      name = '';
    } else if (')]}'.includes(character)) {
      at++;
      close();
    } else if (character === '|') {
      at++;
      top().isParted = true;
      endRow(top());
    } else if (character === '"' || character === "'") {
      const end = endOfString(text, at);
      const written = text.slice(at + 1, end);
      at = end + 1;
      scalar(written);
    } else if (character === '%' || (character === '#' && text[at - 1] !== '&') || (character === '/' && text[at + 1] === '/')) {
      const end = text.indexOf('\n', at);
      at = end < 0 ? text.length : end;
    } else if (isWord(text.charCodeAt(at))) {
      const from = at;
      while (at < text.length && isWord(text.charCodeAt(at))) at++;
      scalar(text.slice(from, at));
    } else at++;
  }
  while (stack.length > 1) close();
  return { name: '', items: top().items };
}

function open(name: string): Open {
  return { name, items: [], rows: [], isParted: false };
}

function endRow(list: Open): void {
  if (list.isParted && list.items.length > 0) list.rows.push({ name: '', items: list.items.splice(0) });
}

/** Where a quoted text ends: at the next quote of its kind that is not escaped, at the latest at the end of the line. */
function endOfString(text: string, from: number): number {
  const quote = text[from];
  for (let at = from + 1; at < text.length; at++) {
    if (text[at] === '\\') at++;
    else if (text[at] === quote || text[at] === '\n') return at;
  }
  return text.length;
}

function isSpace(code: number): boolean {
  return code <= 32 || code === 0xa0;
}

function isWord(code: number): boolean {
  const folded = code | 32;
  return (
    (code >= 48 && code <= 57) ||
    (folded >= 97 && folded <= 122) ||
    code === 46 ||
    code === 95 ||
    code === 45 ||
    code === 43 ||
    code === 42 ||
    code === 63
  );
}
