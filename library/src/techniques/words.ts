import {
  type Cell,
  cellPart,
  type GroupName,
  groupBy,
  type Part,
  type Puzzle,
  parseText,
  plainSpeaker,
  type Said,
  type Speaker,
  said,
  speak,
  type Words,
} from '#core';
import type { Candidate, Chain, Deduction, Link, Names, Technique, TechniqueWords } from './technique.ts';

type Ground = Pick<Puzzle, 'geometry' | 'symbols'>;

/** The names of a puzzle, as parts of sentences. */
export function namesFor({ geometry, symbols }: Ground): Names {
  const cell: Names['cell'] = (index) => cellPart(geometry, index);
  const value: Names['value'] = (v) => symbols.all[v - 1]!;
  const house: Names['house'] = (group) => geometry.groups[group]!.called;
  const rule: Names['rule'] = (index) => geometry.constraints.rules[index]!.called;
  const told: Names['told'] = (index, sets) => {
    const line = geometry.constraints.sequences.find((one) => one.rule === index && one.told);
    return line?.told && said(line.told.words, { sets: sets.map((all) => listed(all, value)) });
  };
  return {
    cell,
    value,
    house,
    rule,
    told,
    cells: (all) => all.map(cell),
    values: (all) => all.map(value),
    houses: (all) => all.map(house),
  };
}

/** The argument of a deduction, for any language. */
export function explanationOf(puzzle: Ground, technique: Technique, deduction: Deduction): Said {
  const names = namesFor(puzzle);
  const { cells, values, houses, rules, combinations, combinedCells } = deduction;
  const why = whyOf(technique, deduction.form);
  const main = said(why, {
    ...(cells[0] === undefined ? {} : { cell: names.cell(cells[0]) }),
    ...(values[0] === undefined ? {} : { value: names.value(values[0]) }),
    ...(houses[0] === undefined ? {} : { house: names.house(houses[0]) }),
    cells: names.cells(cells),
    values: names.values(values),
    houses: names.houses(houses),
    ...(rules?.[0] === undefined ? {} : { rule: names.rule(rules[0]), rules: rules.map(names.rule) }),
    ...(combinations ? { combinations: combinations.map((all) => listed(all, names.value)) } : {}),
    ...(combinedCells ? { combined: names.cells(combinedCells) } : {}),
    result: resultOf(deduction, names),
    ...technique.parts?.(deduction, names),
  });
  const isSaid = parseText(why.en).some((piece) => typeof piece !== 'string' && piece.name === 'combinations');
  const left = isSaid ? undefined : leftIn(deduction, names);
  const more = [...(left ? [left] : []), ...groundsIn(deduction, names)];
  return more.length > 0 ? said(WITH_MORE, { main, more }) : main;
}

/** Which rules keep other values and cells from being chosen, where the grid alone does not. */
function groundsIn({ grounds = [] }: Deduction, names: Names): Said[] {
  return grounds.map(({ rule, values, cells }) =>
    said(KEPT_OUT, { rule: names.rule(rule), values: names.values(values), cells: names.cells(cells) }),
  );
}

/** What is left of the first rule or of some cells, where that is listed and the argument does not say it. */
function leftIn({ rules, combinations, combinedCells }: Deduction, names: Names): Said | undefined {
  if (!combinations) return undefined;
  const all = combinations.map((one) => listed(one, names.value));
  if (combinedCells) return said(LEFT, { what: names.cells(combinedCells), combinations: all });
  if (rules?.[0] === undefined) return undefined;
  const rule = names.rule(rules[0]);
  const told = names.told(rules[0], combinations);
  return told ? said(TOLD, { rule, told }) : said(LEFT, { what: rule, combinations: all });
}

const WITH_MORE: Words<string> = { en: '{main} {more: }', de: '{main} {more: }', fr: '{main} {more: }' };
const KEPT_OUT: Words<string> = {
  en: '{Rule} allows no {values:or} in {cells}.',
  de: '{Rule} lässt {values:or} in {cells} nicht zu.',
  fr: '{Rule} ne permet pas {values:or} dans {cells}.',
};
const TOLD: Words<string> = { en: '{Rule}: {told}.', de: '{Rule}: {Told}.', fr: '{Rule}\u00a0: {told}.' };
const LEFT: Words<string> = {
  en: 'For {what} this leaves {combinations:or}.',
  de: 'Für {what} {combinations|bleibt|bleiben} damit {combinations:or}.',
  fr: 'Il reste alors {combinations:or} pour {what}.',
};

/** A set of values as people write a combination. */
function listed(values: readonly number[], value: Names['value']): string {
  return values.map(value).join('+');
}

function whyOf({ words: { en, de, fr } }: Technique, form = ''): Words<string> {
  const why = ({ why: texts }: TechniqueWords): string => (typeof texts === 'string' ? texts : texts[form]!);
  return { en: why(en), de: why(de), fr: why(fr) };
}

/** What follows. German has its verb first, since something like "also" stands before it. */
function resultOf({ place, remove }: Deduction, names: Names): Said {
  const candidate = ({ cell, value }: Candidate): Record<string, Part> => ({ cell: names.cell(cell), value: names.value(value) });
  if (place.length > 0) return said(PLACED, { all: place.map((one) => said(PLACE, candidate(one))) });
  const byValue = [...groupBy(remove, ({ value }) => value)].sort(([a], [b]) => a - b);
  // Values that go from the same cells are said together.
  const byCells = [...groupBy(byValue, ([, all]) => all.map(({ cell }) => cell).join())];
  const removals = byCells.map(([, same]) =>
    said(REMOVAL, { values: same.map(([value]) => names.value(value)), cells: names.cells(same[0]![1].map(({ cell }) => cell)) }),
  );
  return said(REMOVED, { removals });
}

const PLACED: Words<string> = { en: '{all}', de: '{all|kommt|kommen} {all}', fr: '{all}' };
const PLACE: Words<string> = { en: '{cell} is {value}', de: '{value} in {cell}', fr: '{cell} vaut {value}' };
const REMOVED: Words<string> = { en: '{removals:; }', de: '{removals}', fr: '{removals: ; }' };
const REMOVAL: Words<string> = {
  en: '{values} can be removed from {cells}',
  de: '{values|entfällt|entfallen} {values} in {cells}',
  fr: '{values} {values|est éliminé|sont éliminés} de {cells}',
};

/** A chain of implications, link by link. */
export function chainOf(chain: Chain, names: Names): Said {
  const links = chain.map((link, i) => {
    const parts = { number: i + 1, state: stateOf(link, names) };
    return i === 0 ? said(ASSUMED, parts) : said(IMPLIED, { ...parts, why: causeOf(link, names), from: link.from.map((at) => at + 1) });
  });
  return said('{links:, }', { links });
}

/** That a cell holds a value, or does not. */
export function stateOf({ cell, value, on }: Candidate & { readonly on: boolean }, names: Names): Said {
  return said(on ? IS : IS_NOT, { cell: names.cell(cell), value: names.value(value) });
}

function causeOf({ by, house, rule, on }: Link, names: Names): GroupName | Said | string {
  if (rule !== undefined) return names.rule(rule);
  if (by) return said(by);
  return house === undefined ? said(on ? ONLY_VALUE : ONE_VALUE) : names.house(house);
}

const ASSUMED: Words<string> = { en: '({number}) assume {state}', de: '({number}) Annahme: {state}', fr: '({number}) supposons : {state}' };
const IMPLIED: Words<string> = {
  en: '({number}) {state} [{why:bare}; from {from:, }]',
  de: '({number}) {state} [{why:bare}; aus {from:, }]',
  fr: '({number}) {state} [{why:bare} ; de {from:, }]',
};
const IS: Words<string> = { en: '{cell} is {value}', de: '{cell} = {value}', fr: '{cell} = {value}' };
const IS_NOT: Words<string> = { en: '{cell} is not {value}', de: '{cell} ≠ {value}', fr: '{cell} ≠ {value}' };
const ONLY_VALUE: Words<string> = {
  en: 'the only value left in the cell',
  de: 'einziger Wert, der dem Feld bleibt',
  fr: 'seule valeur qui reste à la case',
};
const ONE_VALUE: Words<string> = { en: 'one value in a cell', de: 'ein Wert je Feld', fr: 'une valeur par case' };

/** How cells, values, groups and deductions of one puzzle are said by one speaker. */
export interface StepWords {
  readonly names: Names;
  cell(cell: Cell): string;
  value(value: number): string;
  /** As it is called in lists: "row 4". */
  house(group: number): string;
  list(items: readonly Part[]): string;
  cells(cells: readonly Cell[]): string;
  values(values: readonly number[]): string;
  /** The argument of a deduction. */
  sentence(technique: Technique, deduction: Deduction): string;
  say(sentence: Said): string;
}

/** The words for one puzzle. */
export function wordsFor(puzzle: Ground, speaker: Speaker = plainSpeaker): StepWords {
  const names = namesFor(puzzle);
  const say = (sentence: Said): string => speak(sentence, speaker);
  const list: StepWords['list'] = (items) => say(said('{items}', { items }));
  return {
    names,
    cell: (cell) => speaker.cell(names.cell(cell)),
    value: names.value,
    house: (group) => say(said('{name:bare}', { name: names.house(group) })),
    list,
    cells: (cells) => list(names.cells(cells)),
    values: (values) => list(names.values(values)),
    sentence: (technique, deduction) => say(explanationOf(puzzle, technique, deduction)),
    say,
  };
}
