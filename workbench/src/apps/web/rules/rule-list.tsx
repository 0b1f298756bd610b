import type { ReactElement } from 'react';
import type { Rule } from '#core';
import { findRule } from '#rules';
import { useSpeaker } from '../language.ts';

/** The rules of a puzzle in words: each sort of rule once, with what it demands. */
export function RuleList({ rules }: { readonly rules: readonly Rule[] }): ReactElement {
  const { code } = useSpeaker().language;
  const ids = [...new Set(rules.map(({ id }) => id))];
  return (
    <dl className="rule-list">
      {ids.map((id) => {
        const { name, rule } = findRule(id)!.words[code];
        const count = rules.filter((one) => one.id === id).length;
        return (
          <div key={id}>
            <dt>{count > 1 ? `${name} ×${count}` : name}</dt>
            <dd>{rule}</dd>
          </div>
        );
      })}
    </dl>
  );
}
