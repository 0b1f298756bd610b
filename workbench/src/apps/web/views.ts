import type { ComponentType } from 'react';
import type { ViewProps } from './view-props.ts';

/** A view of the page: its code and its texts are loaded when somebody goes there. */
export interface ViewEntry {
  /** Its part of the address, its name in `shell.json` under `views`, and its namespace of texts. */
  readonly id: string;
  /** Whether the navigation lists it; some only where a service is behind the page. */
  readonly listed: boolean | 'with service';
  load(): Promise<{ readonly View: ComponentType<ViewProps> }>;
}

/** Every view there is, in the order of the navigation. The only list: routes and navigation read it. */
export const views: readonly ViewEntry[] = [
  { id: 'play', listed: true, load: () => import('./play/view.tsx') },
  { id: 'learn', listed: true, load: () => import('./learn/view.tsx') },
  { id: 'make', listed: true, load: () => import('./make/view.tsx') },
  { id: 'theatre', listed: true, load: () => import('./theatre/view.tsx') },
  { id: 'experiments', listed: true, load: () => import('./experiments/view.tsx') },
  { id: 'jobs', listed: 'with service', load: () => import('./jobs/view.tsx') },
  { id: 'open', listed: false, load: () => import('./open/view.tsx') },
  { id: 'help', listed: true, load: () => import('./help/view.tsx') },
];
