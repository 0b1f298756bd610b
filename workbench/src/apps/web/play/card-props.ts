import type { Aid, AidState } from './aid.ts';
import type { Playing } from './playing.ts';

/** What every card of the coach is given. */
export interface CardProps {
  readonly aid: Aid;
  readonly playing: Playing;
}

/** What the card of one kind of answer is given. */
export interface CardOf<Kind extends AidState['kind']> extends CardProps {
  readonly state: Extract<AidState, { readonly kind: Kind }>;
}
