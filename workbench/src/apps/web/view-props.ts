import type { Route } from './router.ts';

/** What every view is given. */
export interface ViewProps {
  readonly route: Route;
}
