import { type Complaint, complain, type EngineOption, type OptionValue } from '#core';
import { parseSchedule, type Schedule } from './cooling.ts';
import { COSTS, type CostKind } from './cost.ts';

/** The settings of one annealing run. */
export interface AnnealingSettings {
  readonly seed: number;
  readonly schedule: Schedule;
  readonly cost: CostKind;
  readonly reheats: number;
  /** Swaps at one temperature; undefined for the square of the free places. */
  readonly sweep: number | undefined;
  readonly patience: number;
  readonly swapsAtOnce: number;
  /** Swaps of each temperature that are told one by one. */
  readonly toldSwaps: number;
}

const atLeast =
  (least: number) =>
  (value: OptionValue): Complaint | undefined =>
    Number.isInteger(value) && Number(value) >= least ? undefined : complain('must be a whole number of at least {least}', { least });

export const annealingOptions: readonly EngineOption[] = [
  {
    name: 'seed',
    summary: 'the beginning of the random numbers; the same seed gives the same run',
    type: 'number',
    default: 1,
    objects: atLeast(0),
  },
  {
    name: 'cooling',
    summary: 'A, B, C or D of table 5, a constant rate in per cent, or falls of the cost with rates such as 0:50,25:60,90:80',
    type: 'string',
    default: 'D',
    objects: (value) => {
      const schedule = parseSchedule(String(value));
      return schedule.ok ? undefined : schedule;
    },
  },
  {
    name: 'cost',
    summary: 'values missing in rows and columns, or the distance of their sums from the right one, as printed',
    type: 'string',
    default: 'missing',
    choices: COSTS,
  },
  {
    name: 'reheats',
    summary: 'how often a frozen run is heated again before it gives up',
    type: 'number',
    default: 3,
    objects: atLeast(0),
  },
  {
    name: 'chain-length',
    summary: 'swaps tried at one temperature for each free place; 0 for as many as there are free places',
    type: 'number',
    default: 0,
    objects: atLeast(0),
  },
  {
    name: 'patience',
    summary: 'temperatures without a new lowest cost after which a run counts as frozen',
    type: 'number',
    default: 20,
    objects: atLeast(1),
  },
  {
    name: 'swaps-at-once',
    summary: 'swaps in different blocks that are judged by the same board and made together',
    type: 'number',
    default: 1,
    objects: atLeast(1),
  },
  {
    name: 'told-swaps',
    summary: 'swaps at the beginning of each temperature that a trace tells one by one; none where several are made at once',
    type: 'number',
    default: 0,
    objects: atLeast(0),
  },
];

/** The settings of a run, with defaults for what is not given. Throws where a schedule does not parse, which `objects` prevents. */
export function settleAnnealing(options: Readonly<Record<string, OptionValue>> = {}, freePlaces = 0): AnnealingSettings {
  const given = (name: string): OptionValue => options[name] ?? annealingOptions.find((option) => option.name === name)!.default;
  const schedule = parseSchedule(String(given('cooling')));
  if (!schedule.ok) throw new Error(`cooling: ${schedule.error}`);
  const sweep = Number(given('chain-length'));
  return {
    seed: Number(given('seed')),
    schedule: schedule.value,
    cost: given('cost') as CostKind,
    reheats: Number(given('reheats')),
    sweep: sweep === 0 ? undefined : sweep * freePlaces,
    patience: Number(given('patience')),
    swapsAtOnce: Number(given('swaps-at-once')),
    toldSwaps: Number(given('told-swaps')),
  };
}
