import type { ComponentType } from 'react';
import { hasWebGl } from '../three/webgl.ts';
import type { SpatialProps } from './spatial-props.ts';

/** A view in space, loaded when the first puzzle that has one is opened. */
export interface SpatialEntry {
  /** Whether it can be shown here: false where the browser has no WebGL. */
  isPossible(): boolean;
  load(): Promise<{ readonly Spatial: ComponentType<SpatialProps> }>;
}

/** The view in space of cubes and faces. Its code and three.js are fetched when the first puzzle that has one is opened. */
export const spatial: SpatialEntry = { isPossible: hasWebGl, load: () => import('../three/index.tsx') };
