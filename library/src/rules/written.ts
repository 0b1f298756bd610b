import type { FieldValue } from '#core';
import type { RuleType } from './define.ts';
import { type Field, isHead } from './fields.ts';

/** How the line of a rule is written: "cage [sum]: cells", "arrow: circle = shafts". */
export function writtenRule({ id, fields }: RuleType): string {
  const names = (head: boolean): string[] =>
    Object.entries(fields).flatMap(([name, field]) =>
      isHead(field as Field<FieldValue>) === head ? [field.optional ? `[${name}]` : name] : [],
    );
  return `${[id, ...names(true)].join(' ')}: ${names(false).join(' = ')}`.trimEnd();
}
