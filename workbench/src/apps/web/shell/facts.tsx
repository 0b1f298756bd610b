import type { ReactElement } from 'react';
import './facts.css';

/** A few short facts, each with what it is called. */
export function Facts({ facts }: { readonly facts: readonly (readonly [name: string, fact: string | number])[] }): ReactElement {
  return (
    <dl className="facts">
      {facts.map(([name, fact]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
