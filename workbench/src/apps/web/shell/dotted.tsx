import type { ReactElement, ReactNode } from 'react';
import './dotted.css';

/** Short things in a row with dots between them. Where the row is broken no dot is seen, neither at the end of a line nor before the next. */
export function Dotted({ parts }: { readonly parts: readonly ReactNode[] }): ReactElement {
  return (
    <span className="dotted">
      {parts.map((part, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they keep their places
        <span key={i}>
          {i > 0 && <span className="between">{'\u00a0· '}</span>}
          {part}
        </span>
      ))}
    </span>
  );
}
