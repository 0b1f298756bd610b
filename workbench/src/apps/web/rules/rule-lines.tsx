import type { ReactElement } from 'react';
import type { Puzzle } from '#core';
import { polyline, ruleShapes } from '#drawing';

/** The lines of the rules on one grid, for a picture so small that nothing else of them could be read. */
export function RuleLines({ puzzle: { geometry, rules } }: { readonly puzzle: Puzzle }): ReactElement {
  const lines = ruleShapes(geometry, rules).flatMap((shape) => (shape.type === 'line' ? [polyline(shape.points)] : []));
  return <path className="rule-lines" d={lines.join('')} />;
}
