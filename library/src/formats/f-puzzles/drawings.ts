import { recordsIn } from './kept.ts';
import { isRuleKey } from './rules.ts';

/** Properties that are drawn and mean nothing by themselves. */
export const DRAWINGS = ['text', 'line', 'circle', 'rectangle', 'cage'];

/**
 * What is drawn though no known rule accounts for it, as "text (17)": a rule may hide in it. A drawing is accounted for where a rule says that it
 * made it, or where its cells are those of a rule of the document.
 */
export function unaccounted(object: Readonly<Record<string, unknown>>): string[] {
  const known = new Set(
    Object.keys(object)
      .filter(isRuleKey)
      .flatMap((key) => recordsIn(object[key]).flatMap(shapesOf)),
  );
  return DRAWINGS.flatMap((name) => {
    const key = Object.keys(object).find((other) => other.toLowerCase() === name);
    const strange = key === undefined ? [] : recordsIn(object[key]).filter((item) => !isAccounted(item, known));
    return strange.length === 0 ? [] : [`${name} (${strange.length})`];
  });
}

function isAccounted(item: Record<string, unknown>, known: ReadonlySet<string>): boolean {
  return Boolean(item['fromConstraint']) || Boolean(item['isNewConstraint']) || shapesOf(item).every((shape) => known.has(shape));
}

/** The sets of cells that an item names, each line one. */
function shapesOf(item: Record<string, unknown>): string[] {
  const lines: readonly unknown[] = Array.isArray(item['lines']) ? item['lines'] : [];
  const single = item['cell'] === undefined ? [] : [[item['cell']]];
  const sets = [item['cells'], item['cloneCells'], ...single, ...lines].filter((cells) => Array.isArray(cells) && cells.length > 0);
  return (sets as unknown[][]).map((cells) => [...new Set(cells.map(String))].sort().join(' '));
}

/** The words of the normal rules, as people write them; a text of nothing else says no more than the grid does. */
const NORMAL_WORDS = new Set(
  `normal standard classic classical regular default usual ordinary basic sudoku rules rule apply applies applied the a an of to in into on and or with
  without so that such as is are be each every all any one once exactly only just must may can cannot t not no never fill place put enter write contain
  contains have has hold holds appear appears occur occurs repeat repeats repeated repeating repetition twice again digit digits number numbers value values
  from through grid cell cells square squares empty row rows column columns box boxes region regions block blocks subgrid subgrids irregular outlined bold
  bordered thick within its their this puzzle unique different exact set single time times outline marked nine six four x`.split(/\s+/),
);

/** Whether a text about the rules says more than the normal ones. */
export function saysMore(text: unknown): boolean {
  const words = typeof text === 'string' ? (text.toLowerCase().match(/[\p{L}\d]+/gu) ?? []) : [];
  return words.some((word) => !NORMAL_WORDS.has(word) && !/^\d+x?\d*$/.test(word));
}
