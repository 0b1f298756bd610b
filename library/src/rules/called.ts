import { type Cell, cellPart, type FieldValue, type Geometry, type GroupName, type Part, type Said, said, type Words } from '#core';
import type { RuleType } from './define.ts';
import { type Field, isHead } from './fields.ts';
import type { Space } from './space.ts';

/** Up to this many cells are listed; of more, the first and the last. */
const MOST_CELLS = 4;

/** How sentences name a rule: "cage 15 (r1c1 r1c2)", "thermometer (r1c1 … r9c1)", "rule “Anti-knight”". */
export function calledOf(type: RuleType, fields: Readonly<Record<string, FieldValue>>, cells: readonly Cell[], space: Space): GroupName {
  const { en, de, fr } = type.words;
  const head = Object.entries(type.fields).flatMap(([name, field]) => {
    const value = fields[name];
    return value === undefined || !isHead(field as Field<FieldValue>) ? [] : [field.format(value, space)];
  });
  const details: Part[] = [...head, ...(cells.length > 0 ? [inBrackets(cells, space.geometry)] : [])];
  if (en.called && de.called && fr.called && details.length > 0)
    return { noun: { en: en.called, de: de.called, fr: fr.called }, number: said(DETAILS, { details }) };
  const name = said({ en: `“${en.name}”`, de: `„${de.name}“`, fr: `« ${fr.name} »` });
  return { noun: RULE, number: said(DETAILS, { details: [name, ...details] }) };
}

/** How sentences name one of several groups of a rule: "rule “Windows” (r2c2 … r4c4)". */
export function calledAt({ noun, number }: GroupName, cells: readonly Cell[], geometry: Geometry): GroupName {
  return { noun, number: said(DETAILS, { details: [...(number === undefined ? [] : [number]), inBrackets(cells, geometry)] }) };
}

function inBrackets(cells: readonly Cell[], geometry: Geometry): Said {
  const place = (cell: Cell): Part => cellPart(geometry, cell);
  const shown = cells.length <= MOST_CELLS ? cells.map(place) : [place(cells[0]!), '…', place(cells.at(-1)!)];
  return said(IN_BRACKETS, { shown });
}

const RULE: Words<string> = { en: 'rule', de: 'Regel', fr: 'la règle' };
const IN_BRACKETS: Words<string> = { en: '({shown: })', de: '({shown: })', fr: '({shown: })' };
const DETAILS: Words<string> = { en: '{details: }', de: '{details: }', fr: '{details: }' };
