// What can be asked of the printer. Apart from the printer itself, whose fonts and writers are heavy, so that the schema of a request reads it too.

/** Kinds of files. */
export const PRINT_FORMATS = ['pdf', 'svg', 'png'] as const;
export type PrintFormat = (typeof PRINT_FORMATS)[number];

/** Sizes of paper, in points. */
export const PAPERS = { a4: { width: 595.28, height: 841.89 }, letter: { width: 612, height: 792 } } as const;
export type PaperSize = keyof typeof PAPERS;

/** How the layers of a cube are drawn: flat beside each other, or as slanted sheets one above the other. */
export const STYLES = ['layers', 'exploded'] as const;
export type Style = (typeof STYLES)[number];

/** Which pages a book has: puzzles with answers at the end, puzzles alone, answers alone. */
export const ANSWER_PAGES = ['end', 'none', 'only'] as const;
export type AnswerPages = (typeof ANSWER_PAGES)[number];

export const MOST_PER_PAGE = 24;
