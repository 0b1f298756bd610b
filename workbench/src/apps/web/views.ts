import { drill } from './drill/entry.ts';
import { experiments } from './experiments/entry.ts';
import { help } from './help/entry.ts';
import { history } from './history/entry.ts';
import { jobs } from './jobs/entry.ts';
import { lab } from './lab/entry.ts';
import { learn } from './learn/entry.ts';
import { make } from './make/entry.ts';
import { open } from './open/entry.ts';
import { photograph } from './photograph/entry.ts';
import { play } from './play/entry.ts';
import { theatre } from './theatre/entry.ts';
import type { ViewEntry } from './view.ts';

/** Every view there is, in the order of the navigation; the first is where one arrives. The only list: addresses, navigation and help read it. */
export const views: readonly ViewEntry[] = [play, learn, drill, make, history, lab, theatre, experiments, jobs, open, photograph, help];
