import { type Cell, escapeXml, sortTitle } from '#core';
import { shadedCells } from '#drawing';
import { type AxisView, conflictsOf, foggedCells, type Game, type Sheet, turnedTo, type Whereabouts } from '#session';
import { diagonalsOf, layOut, linesOf, roomFor } from '../board/layout.ts';
import type { PlayerHint } from './helper.ts';
import type { RulesModule } from './parts.ts';
import type { PlayerWords } from './words.ts';

/** A hint and how many of its levels are shown. */
export interface ShownHint {
  readonly hint: PlayerHint;
  readonly level: number;
}

/** Everything that the board of a player shows. */
export interface BoardShown {
  readonly game: Game;
  readonly view: AxisView;
  /** The sheet in view, where layers are shown one at a time. */
  readonly sheet: number;
  readonly at: Whereabouts;
  readonly words: PlayerWords;
  /** What readers call the board. */
  readonly label: string | null;
  /** What draws rules, where there are some. */
  readonly rules: RulesModule | undefined;
  readonly shown: ShownHint | undefined;
}

/** The board as HTML: grids of squares under drawings of lines and rules. */
export function boardOf(seen: BoardShown): string {
  const { game, view, sheet, shown } = seen;
  const { puzzle } = game;
  const isSolid = puzzle.geometry.shape.form === 'layers';
  const sheets = isSolid ? [view.sheets[sheet]!] : view.sheets;
  const layout = layOut(sheets, roomFor(puzzle));
  const { width, height, origins } = layout;
  const fogged = foggedCells(game);
  const square = squareOf(seen, conflictsOf(game), fogged);
  const grids = sheets.map((one, i) => {
    const { x, y } = origins[i]!;
    const at = `left:${(100 * x) / width}%;top:${(100 * y) / height}%;width:${(100 * one.columns) / width}%;height:${(100 * one.rows) / height}%`;
    return `<div role="grid" aria-label="${escapeXml(labelOf(seen, isSolid ? sheet : i))}" style="${at};grid-template-columns:repeat(${one.columns},1fr);grid-template-rows:repeat(${one.rows},1fr)">${rowsOf(one, square)}</div>`;
  });
  const lines = sheets.map((one, i) => {
    const { fine, heavy } = linesOf(one);
    const { x, y } = origins[i]!;
    return `<g transform="translate(${x} ${y})"><path class="fine" d="${fine}"/><path class="diagonal" d="${diagonalsOf(puzzle.geometry, one)}"/><path class="heavy" d="${heavy}"/></g>`;
  });
  const lit = shown && shown.level >= 3 ? shown.hint.rules : [];
  const drawn = seen.rules?.drawRules({ puzzle, sheets, within: view.sheets, layout, lit });
  const layer = (sort: string, content: string): string =>
    `<svg class="${sort}" viewBox="0 0 ${width} ${height}" aria-hidden="true">${content}</svg>`;
  const layers = `${drawn ? layer('rules', drawn.under) : ''}${layer('lines', lines.join(''))}${drawn ? layer('rules over', drawn.over) : ''}`;
  const ground = drawn?.ground ? layer('rules ground', drawn.ground) : '';
  return `<div class="board${fogged ? ' foggy' : ''}${ground ? ' drawn' : ''}" style="--w:${width};--h:${height};aspect-ratio:${width}/${height}">${ground}${grids.join('')}${layers}</div>`;
}

function rowsOf({ rows, columns, places }: Sheet, square: (place: number) => string): string {
  return Array.from({ length: rows }, (_, row) => {
    const line = places.slice(row * columns, (row + 1) * columns);
    return `<div role="row">${line.map((place) => (place < 0 ? '<div></div>' : square(place))).join('')}</div>`;
  }).join('');
}

function squareOf(
  { game: { puzzle, notes }, at, words, shown }: BoardShown,
  conflicts: ReadonlySet<Cell>,
  fogged: ReadonlySet<Cell> | undefined,
): (place: number) => string {
  const { places } = puzzle.geometry;
  const shaded = shadedCells(puzzle.geometry);
  const { hint, level } = shown ?? { level: 0 };
  const looked = new Set(level >= 3 ? [...hint!.cells, ...hint!.place.map(({ cell }) => cell)] : []);
  const ghosts = new Map(level >= 4 ? hint!.place.map(({ cell, value }) => [cell, value]) : []);
  const write = (values: readonly number[]): string => escapeXml(values.map((value) => puzzle.symbols.all[value - 1]).join(''));
  return (place) => {
    const { cell, name } = places[place]!;
    const inFog = fogged?.has(cell) === true;
    // What lies in fog is not told before it lifts.
    const given = inFog ? 0 : puzzle.givens[cell]!;
    const note = notes[cell]!;
    const value = given || note.value;
    const ghost = value ? undefined : ghosts.get(cell);
    const isHere = places[at.place]!.cell === cell;
    const isConflict = conflicts.has(cell);
    const looks = Object.entries({
      shaded: shaded.has(cell),
      given,
      look: looked.has(cell),
      conflict: isConflict && value !== 0,
      fogged: inFog,
      chosen: isHere,
    }).flatMap(([word, holds]) => (holds ? [word] : []));
    const content = value
      ? `<b aria-hidden="true">${write([value])}</b>`
      : ghost
        ? `<b class="ghost" aria-hidden="true">${write([ghost])}</b>`
        : `<i aria-hidden="true">${write(note.centres)}</i>`;
    const stands = value
      ? `${write([value])}${given ? `, ${words.given}` : ''}`
      : [words.blank, ...(note.centres.length > 0 ? [`${words.marks} ${write(note.centres)}`] : [])].join(', ');
    const told = [stands, ...(isConflict && value && !given ? [words.conflict] : []), ...(inFog ? [words.fog] : [])].join(', ');
    const leads = place === at.place ? turnedTo(at.course) : undefined;
    return `<div role="gridcell" class="${looks.join(' ')}" data-place="${place}" tabindex="${place === at.place ? 0 : -1}" aria-selected="${isHere}" aria-label="${escapeXml(words.told(name, told))}">${content}${leads ? `<s data-leads="${leads}"></s>` : ''}</div>`;
  };
}

function labelOf({ game, words, label }: BoardShown, sheet: number): string {
  const { geometry, info } = game.puzzle;
  const { called } = geometry.panels[sheet]!;
  const title = label ?? info.title ?? words.say(sortTitle(game.puzzle));
  return called ? `${title}, ${words.name(called)}` : title;
}

/** The rules of a puzzle in words, and what of it is not understood. */
export function textsOf({ game: { puzzle }, words, rules }: BoardShown): string {
  const texts = rules?.ruleTexts(puzzle, words.lang) ?? [];
  const unknown = puzzle.ignored ? `<p class="complaint">${escapeXml(words.told(words.unknown, puzzle.ignored.join(', ')))}</p>` : '';
  if (texts.length === 0) return unknown;
  const list = texts.map(({ name, rule }) => `<dt>${escapeXml(name)}</dt><dd>${escapeXml(rule)}</dd>`).join('');
  return `${unknown}<details><summary>${words.rules}</summary><dl>${list}</dl></details>`;
}

/** What a hint says so far, and the button for more of it or for doing it. */
export function hintOf({ hint, level }: ShownHint, words: PlayerWords): string {
  const said = hint.levels.slice(0, level).flat();
  const isStep = hint.place.length + hint.remove.length > 0;
  const action = level < hint.levels.length ? 'more' : isStep ? 'apply' : undefined;
  const button = action ? `<button data-do="${action}">${words[action]}</button>` : '';
  return `${said.map((line) => `<p>${escapeXml(line)}</p>`).join('')}${button}<button data-do="close" aria-label="${words.close}">✕</button>`;
}
