import { Candidates, fail, makePuzzle, ok, type Puzzle, type Result, said } from '#core';
import { sure } from './evidence.ts';
import { type Format, wholeDocument } from './format.ts';
import { agreeOnKind, type ReadHints } from './hints.ts';
import { openWith } from './hodoku.ts';
import { attributeOf, childrenOf, parseXml, textOf, type XmlElement } from './xml.ts';

/** What it is known by. */
const CLASS = 'sudoku.Sudoku2';

/** HoDoKu's puzzle files: Java's own XML of its objects, packed as a ZIP archive (which is unpacked where bytes become text). */
export const hsol: Format = {
  id: 'hsol',
  title: { en: 'HoDoKu puzzle file', de: 'HoDoKu-Rätseldatei', fr: 'Fichier de grille HoDoKu' },
  summary: 'The file that HoDoKu saves, packed or as the XML inside: givens, entries and marks of one 9x9.',
  extensions: ['.hsol'],
  unit: 'document',
  single: true,
  recognise: ({ text }) =>
    /^\s*</.test(text) && /<object class="sudoku\.Sudoku2?"/.test(text)
      ? sure(said('the element {element}', { element: CLASS }))
      : undefined,
  open: wholeDocument(read),
};

function read(text: string, hints: ReadHints): Result<Puzzle> {
  const document = parseXml(text);
  if (!document.ok) return document;
  const sudoku = childrenOf(childrenOf(document.value, 'java')[0], 'object').find((object) => attributeOf(object, 'class') === CLASS);
  if (!sudoku) return fail('expected an object of class {name}; files of HoDoKu before version 2 are not read', { name: CLASS });
  const kind = agreeOnKind({ kinds: hints.kinds }, hints.kindSpec ?? 'classic:3x3');
  if (!kind.ok) return kind;
  if (kind.value?.geometry.size !== 9 || kind.value.geometry.places.length !== 81)
    return fail('a puzzle file of HoDoKu holds 81 cells, which {kind} does not have', { kind: kind.value?.spec ?? '' });
  const values = indexed(sudoku, 'values', 'int').map((word) => Number(word ?? 0));
  const isFixed = indexed(sudoku, 'fixed', 'boolean').map((word) => word === 'true');
  const strange = values.find((value) => !Number.isInteger(value) || value < 0 || value > 9);
  if (strange !== undefined) return fail('a cell holds {value}; expected 1-9, or 0 for blank', { value: String(strange) });
  const givens = Uint8Array.from(values, (value, cell) => (isFixed[cell] ? value : 0));
  const entries = Uint8Array.from(values, (value, cell) => (isFixed[cell] ? 0 : value));
  const puzzle = makePuzzle(kind.value, givens);
  const open = openWith(puzzle, entries);
  const marks = Candidates.none(81, 9);
  // What the file leaves out is as in a new object: all nine candidates.
  indexed(sudoku, 'cells', 'short').forEach((word, cell) => {
    for (const value of open.values(cell)) if ((Number(word ?? 0x1ff) >> (value - 1)) & 1) marks.add(cell, value);
  });
  const isStruck = !marks.equals(open);
  if (!isStruck && entries.every((value) => value === 0)) return ok(puzzle);
  return ok({ ...puzzle, progress: { entries, ...(isStruck ? { marks } : {}) } });
}

/** The items of an array, by index; undefined where the file leaves one out. Java writes an array that was replaced with an element of its own around it. */
function indexed(object: XmlElement, name: string, type: string): (string | undefined)[] {
  const [property] = childrenOf(object, 'void').filter((element) => attributeOf(element, 'property') === name);
  const items = [...childrenOf(property, 'void'), ...childrenOf(childrenOf(property, 'array')[0], 'void')];
  const all = new Array<string | undefined>(81).fill(undefined);
  for (const item of items) {
    const index = Number(attributeOf(item, 'index'));
    if (Number.isInteger(index) && index >= 0 && index < 81) all[index] = textOf(childrenOf(item, type)[0]);
  }
  return all;
}
