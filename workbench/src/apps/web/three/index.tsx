import type { ReactElement } from 'react';
import type { SpatialProps } from '../stage/spatial-props.ts';
import { FacesSpace } from './faces-space.tsx';
import { SolidSpace } from './solid-space.tsx';
import './space.css';

/** The view in space of a puzzle: a cube of cells, or faces that fold to a cube. */
export function Spatial(props: SpatialProps): ReactElement {
  return props.puzzle.geometry.shape.form === 'layers' ? <SolidSpace {...props} /> : <FacesSpace {...props} />;
}
