import type { Cell, EventOf, Value } from '#core';
import type { RunEvent } from '../run.ts';

interface OfBlock {
  readonly block: number;
}
interface OfCell extends OfBlock {
  readonly cell: Cell;
  readonly value: Value;
}

/** What the engines that fill whole blocks tell: of a block that is taken up, its tree, its fillings, and how they are put together. */
export type BlockEvent =
  | RunEvent
  | EventOf<'block' | 'remove', OfBlock>
  | EventOf<'vertex' | 'cut', OfCell>
  | EventOf<'fillings' | 'match', OfBlock & { data: { readonly count: number } }>
  /** A filling that does not fit, and how many are passed over with it. */
  | EventOf<'mismatch', OfCell & { data: { readonly filling: number; readonly passed: number } }>
  | EventOf<'place', OfBlock & { data: { readonly filling: number; readonly values: readonly Value[] } }>
  /** The partners of a vertex, or of a class of vertices, in another block: all of them counted, the first of them listed. */
  | EventOf<
      'join',
      OfBlock & { data: { readonly vertex: number; readonly to: number; readonly count: number; readonly partners: readonly number[] } }
    >
  /** The classes of a block's vertices as another block sees them. */
  | EventOf<'merge', OfBlock & { data: { readonly to: number; readonly count: number; readonly classOf: readonly number[] } }>
  | EventOf<
      'prune',
      OfBlock & { data: { readonly from: number; readonly before: number; readonly left: number; readonly kept: readonly number[] } }
    >;
