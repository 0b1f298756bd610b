/** What the characters of a row tell, before it is known what it is. */
export interface RowLook {
  /** Characters that are no white space. */
  readonly cells: number;
  /** How many of them are digits or blanks. */
  readonly plain: number;
  /** How many of them are neither digits, blanks nor letters. */
  readonly others: number;
  readonly words: number;
  /** Whether all words have one length, as groups of cells have and words of a language have not. */
  readonly isEven: boolean;
}

/** Looks at a row once, from its first character to its last. */
export function lookAtRow(row: string): RowLook {
  let [cells, plain, others, words, word, width] = [0, 0, 0, 0, 0, 0];
  let isEven = true;
  const endWord = (): void => {
    if (word === 0) return;
    if (words === 0) width = word;
    else if (word !== width) isEven = false;
    words++;
    word = 0;
  };
  // By codes and not by characters, because a line may have a million of them.
  for (let i = 0; i < row.length; i++) {
    const code = row.codePointAt(i)!;
    if (code > 0xffff) i++;
    if (code <= 32 || code === 0xa0) {
      endWord();
      continue;
    }
    word++;
    cells++;
    if ((code >= 48 && code <= 57) || isBlank(code)) plain++;
    else if (code < 128 ? !isLetter(code) : !/\p{L}/u.test(String.fromCodePoint(code))) others++;
  }
  endWord();
  return { cells, plain, others, words, isEven };
}

/** Whether it is one of . * _ - */
const isBlank = (code: number): boolean => code === 46 || code === 42 || code === 95 || code === 45;

function isLetter(code: number): boolean {
  const folded = code | 32;
  return folded >= 97 && folded <= 122;
}

/** Whether a row is written as cells are: mostly digits and blanks, perhaps with a mistake among them. */
export function looksLikeCells({ cells, plain, others }: RowLook): boolean {
  return cells > 0 && plain * 2 > cells && others * 8 <= cells;
}

/** Whether most rows have as many cells as there are rows. */
export function areSquare(rows: readonly string[]): boolean {
  const whole = rows
    .map(lookAtRow)
    .filter(({ cells, words, others }) => (cells === rows.length || (words === rows.length && cells <= 3 * words)) && others * 2 <= cells);
  return whole.length * 2 > rows.length;
}

/** Whether rows are those of a grid: as many as each has cells, or written as cells are; one or two may be broken. */
export function areRows(rows: readonly string[]): boolean {
  return areSquare(rows) || rows.map(lookAtRow).filter(looksLikeCells).length * 4 >= rows.length * 3;
}
