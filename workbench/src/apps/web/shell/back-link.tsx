import type { ReactElement } from 'react';
import { Icon } from './icon.tsx';

/** The way back from one of several to all of them, above its heading. */
export function BackLink({ href, children }: { readonly href: string; readonly children: string }): ReactElement {
  return (
    <a className="back" href={href}>
      <Icon name="left" />
      {children}
    </a>
  );
}
