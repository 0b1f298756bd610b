import { type Complaint, complain } from '#core';
import { antiKnight } from './anti-knight.ts';
import { arrows } from './arrows.ts';
import { dots } from './dots.ts';
import { killer } from './killer.ts';
import type { Layout } from './layout.ts';
import { littleKillers } from './little-killers.ts';
import { renban } from './renban.ts';
import { sandwiches } from './sandwiches.ts';
import { skyscrapers } from './skyscrapers.ts';
import { thermometers } from './thermometers.ts';
import { whispers } from './whispers.ts';
import { xv } from './xv.ts';

export type { Laid, Layout, LayoutGround, LayoutWords, RuleSet } from './layout.ts';

/** Every layout there is. The only list: the order's schema, the documents and the tests read it. */
export const layouts: readonly Layout[] = [
  killer,
  thermometers,
  arrows,
  dots,
  xv,
  littleKillers,
  sandwiches,
  skyscrapers,
  antiKnight,
  renban,
  whispers,
];

/** Says that there is no layout of a name. */
export function unknownLayout(name: string): Complaint {
  return complain('no rules are made by the name "{name}"; there are {known}', {
    name: name.slice(0, 40),
    known: layouts.map(({ id }) => id).join(', '),
  });
}

/** The layout of an id; undefined where there is none. */
export function findLayout(id: string): Layout | undefined {
  return layouts.find((layout) => layout.id === id);
}
