import type { Assault } from './assault.ts';
import { crossSite } from './cross-site.ts';
import { crowdAssaults } from './crowds.ts';
import { faultAssaults } from './faults.ts';
import { requestAssaults } from './requests.ts';
import { same } from './same.ts';

/** Every way of going at the service; the only list. */
export const assaults: readonly Assault[] = [...requestAssaults, ...crowdAssaults, ...faultAssaults, crossSite, same];
