import { type Cell, complain, type FieldValue, fail, type Geometry, type Kind, type Result, type Rule } from '#core';
import { type Field, findRule, formatCellList, isHead, type RuleType, ruleReader } from '#rules';

/** A rule as it is being set: its fields as a person types them, and its number where it is in the puzzle already. */
export interface RuleForm {
  readonly id: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly index?: number;
}

/** A field of a rule with its name. */
export type NamedField = readonly [name: string, field: Field<FieldValue>];

/** The fields of a rule: numbers and words first, then cells. */
export function ruleFieldsOf(type: RuleType): { readonly head: readonly NamedField[]; readonly body: readonly NamedField[] } {
  const all = Object.entries(type.fields) as NamedField[];
  return { head: all.filter(([, field]) => isHead(field)), body: all.filter(([, field]) => !isHead(field)) };
}

/** What of a rule can be left open for the page to decide: its one number, or which kind of line it is. */
export function openPartOf({ id }: Pick<Rule, 'id'>): 'number' | 'line' | undefined {
  const type = findRule(id)!;
  const all = Object.entries(type.fields) as NamedField[];
  if (all.filter(([, field]) => field.type === 'number').length === 1) return 'number';
  const needed = all.filter(([, field]) => !field.optional);
  return !type.isOutside && needed.length === 1 && needed[0]![0] === 'path' ? 'line' : undefined;
}

/** Whether a rule stands without the number that it may have: a cage without a sum. */
export function lacksNumber({ id, fields }: Rule): boolean {
  const name = (Object.entries(findRule(id)!.fields) as NamedField[]).find(([, field]) => field.type === 'number')?.[0];
  return name !== undefined && fields[name] === undefined;
}

/** The rule that a form says, or what is wrong with it. */
export function ruleOf({ id, fields }: RuleForm, kind: Kind): Result<Rule> {
  const type = findRule(id);
  if (!type) return fail('unknown rule {found}; the rules are {known}', { found: id, known: '' });
  const { head, body } = ruleFieldsOf(type);
  const written = (list: readonly NamedField[]): string[] =>
    list.flatMap(([name, field]) => {
      const text = fields[name]?.trim() ?? '';
      return text === '' ? [] : [field.type === 'text' ? JSON.stringify(text) : text];
    });
  const missing = [...head, ...body].find(([name, field]) => !field.optional && (fields[name]?.trim() ?? '') === '');
  if (missing) return fail(complain('{rule}: {name} is missing', { rule: id, name: missing[0] }));
  return ruleReader(kind).parse(`${[id, ...written(head)].join(' ')}: ${written(body).join(' = ')}`);
}

/** The form of a rule that is in the puzzle. */
export function formOf(rule: Rule, index: number, kind: Kind): RuleForm {
  const type = findRule(rule.id)!;
  const { space } = ruleReader(kind);
  const fields = (Object.entries(type.fields) as NamedField[]).flatMap(([name, field]) => {
    const value = rule.fields[name];
    if (value === undefined) return [];
    return [[name, field.type === 'text' ? String(value) : field.format(value, space)]];
  });
  return { id: rule.id, index, fields: Object.fromEntries(fields) };
}

/**
 * The form with cells laid into it, in their order. Where a rule has two lists of cells they are cut where the rule allows it first: the circle of an
 * arrow, then its shaft. Lists of lists grow by one list. A clue outside takes the whole line that begins with its first two cells.
 */
export function withCells(form: RuleForm, cells: readonly Cell[], kind: Kind): RuleForm {
  const type = findRule(form.id)!;
  const { body } = ruleFieldsOf(type);
  const { space } = ruleReader(kind);
  const laid = type.isOutside ? wholeLine(kind.geometry, cells) : cells;
  const write = (list: readonly Cell[]): string => formatCellList(list, space);
  const [first, second] = body;
  if (!first || first[1].type === 'rules') return form;
  if (!second) {
    const before = first[1].type === 'parts' ? (form.fields[first[0]] ?? '') : '';
    return { ...form, fields: { ...form.fields, [first[0]]: before === '' ? write(laid) : `${before} | ${write(laid)}` } };
  }
  const cuts = laid.slice(1).map((_, i) => ({
    ...form,
    fields: { ...form.fields, [first[0]]: write(laid.slice(0, i + 1)), [second[0]]: write(laid.slice(i + 1)) },
  }));
  return (
    cuts.find((cut) => ruleOf(filledHead(cut, type), kind).ok) ??
    cuts[0] ?? { ...form, fields: { ...form.fields, [first[0]]: write(laid) } }
  );
}

/** A form in which numbers that are still missing stand as 1, to see whether its cells are right. */
function filledHead(form: RuleForm, type: RuleType): RuleForm {
  const missing = ruleFieldsOf(type).head.filter(([name, field]) => !field.optional && (form.fields[name] ?? '') === '');
  return { ...form, fields: { ...form.fields, ...Object.fromEntries(missing.map(([name]) => [name, '1'])) } };
}

/** All cells of the straight line that begins with two cells; a single cell at the border looks inward. */
function wholeLine(geometry: Geometry, cells: readonly Cell[]): readonly Cell[] {
  const [first, second] = cells;
  if (first === undefined) return cells;
  const a = geometry.places[geometry.placesOf(first)[0]!]!;
  const { rows, columns } = geometry.panels[a.panel]!;
  const b =
    second === undefined
      ? undefined
      : geometry
          .placesOf(second)
          .map((place) => geometry.places[place]!)
          .find(({ panel }) => panel === a.panel);
  const inward = (): readonly [number, number] =>
    a.row === 0 ? [1, 0] : a.row === rows - 1 ? [-1, 0] : a.column === 0 ? [0, 1] : a.column === columns - 1 ? [0, -1] : [0, 0];
  const [dr, dc] = b ? [Math.sign(b.row - a.row), Math.sign(b.column - a.column)] : inward();
  if (dr === 0 && dc === 0) return cells;
  const line: Cell[] = [];
  for (let cell: Cell | undefined = first; cell !== undefined; cell = shifted(geometry, cell, dr, dc)) line.push(cell);
  return line;
}

/** The cell this many rows down and columns right on the same panel; undefined where there is none. */
function shifted({ places, placesOf, panels }: Geometry, cell: Cell, dr: number, dc: number): Cell | undefined {
  const { panel, row, column } = places[placesOf(cell)[0]!]!;
  const { rows, columns, places: squares } = panels[panel]!;
  const [r, c] = [row + dr, column + dc];
  return r < 0 || c < 0 || r >= rows || c >= columns ? undefined : places[squares[r * columns + c]!]?.cell;
}

/** The same rule this many rows down and columns right; undefined where it does not fit there. */
export function movedRule(rule: Rule, by: { readonly rows: number; readonly columns: number }, kind: Kind): Rule | undefined {
  const type = findRule(rule.id)!;
  let fits = true;
  const move = (cell: Cell): Cell => {
    const to = shifted(kind.geometry, cell, by.rows, by.columns);
    if (to === undefined) fits = false;
    return to ?? cell;
  };
  // A clue outside has the whole line behind its first two cells, which may be longer or shorter elsewhere.
  const moveAll = (cells: readonly Cell[]): readonly Cell[] => {
    if (!type.isOutside || cells.length === 1) return cells.map(move);
    const [first, second] = cells.slice(0, 2).map(move) as [Cell, Cell];
    // Nothing may lie before the first, where the clue stands.
    if (wholeLine(kind.geometry, [second, first]).length > 2) fits = false;
    return wholeLine(kind.geometry, [first, second]);
  };
  const fields = Object.fromEntries(
    Object.entries(rule.fields).map(([name, value]): [string, FieldValue] => {
      const kindOfField = type.fields[name]!.type;
      if (kindOfField === 'cells' || kindOfField === 'path') return [name, moveAll(value as readonly Cell[])];
      if (kindOfField === 'parts') return [name, (value as readonly (readonly Cell[])[]).map((list) => list.map(move))];
      return [name, value];
    }),
  );
  const moved = fits && rule.cells.length > 0 ? ruleReader(kind).make(rule.id, fields) : undefined;
  return moved?.ok ? moved.value : undefined;
}

/** How far one cell lies from another, where one panel shows both. */
export function distanceOnPanel(
  { places, placesOf }: Geometry,
  from: Cell,
  to: Cell,
): { readonly rows: number; readonly columns: number } | undefined {
  for (const a of placesOf(from).map((place) => places[place]!))
    for (const b of placesOf(to).map((place) => places[place]!))
      if (a.panel === b.panel) return { rows: b.row - a.row, columns: b.column - a.column };
  return undefined;
}
