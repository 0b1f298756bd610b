import type { ComponentType } from 'react';
import type { Words } from '#core';
import type { Route } from './router.ts';

/** What every view is given. */
export interface ViewProps {
  readonly route: Route;
  /** All views, for the one that tells where to go. */
  readonly views: readonly ViewEntry[];
}

/** A view of the page: its code and its texts are loaded when it is opened. Its texts are `words/<language>.json` beside it. */
export interface ViewEntry {
  /** Its folder, its part of the address, and its namespace of texts. */
  readonly id: string;
  /** What the navigation calls it. */
  readonly name: Words<string>;
  /** What one can do there, for the help; left out where there is nothing to say. */
  readonly about?: Words<string>;
  /** Whether the navigation lists it, or the lab does; some only where a service is behind the page. */
  readonly listed: boolean | 'lab' | 'lab with service';
  load(): Promise<{ readonly View: ComponentType<ViewProps> }>;
}
