import { fail, ok, said, type Words } from '#core';
import { type Experiment, type ExperimentScale, experiments, makeMeasurement, SIZES } from '#measuring/experiments';
import { processInstruments } from '#measuring/machine';
import type { Row } from '#measuring/tools';
import { type OutOf, object, oneOf, whole } from '#schema';
import { cutRest, defineJob, MOST_RESTS, PART_MS } from './operation.ts';

/** Measurements `from` to `from + count` of the plan. */
const measurementsPart = object({ from: whole(), count: whole(1) });
type MeasurementsPart = OutOf<typeof measurementsPart>;

interface ExperimentFields {
  readonly name: string;
  readonly size: ExperimentScale['size'];
  readonly seed: number;
  readonly runs?: number | undefined;
}

/** Measurements of one job at most: repetitions can make any number of them. */
const MOST = 200_000;

const TOO_MANY: Words<string> = {
  en: 'these are {measurements} measurements; a job makes at most {most}',
  de: 'das sind {measurements} Messungen; ein Auftrag macht höchstens {most}',
  fr: 'ce sont {measurements} mesures\u00a0; une tâche en fait au plus {most}',
};
const MEASURED: Words<string> = {
  en: '{count} {count|measurement|measurements}',
  de: '{count} {count|Messung|Messungen}',
  fr: '{count} {count|mesure|mesures}',
};

/** Each measurement stands for itself, so any worker may make any of them; results come in the order of the plan. */
export const experiment = defineJob({
  id: 'experiment',
  summary: 'Make the measurements of one of the studies; the items are its rows.',
  words: {
    en: { title: 'Run an experiment', summary: 'The measurements of one of the studies.' },
    de: { title: 'Ein Experiment ausführen', summary: 'Die Messungen einer der Studien.' },
    fr: { title: 'Mener une expérience', summary: 'Les mesures de l’une des études.' },
  },
  schema: object({
    name: oneOf(experiments.map(({ id }) => id)).describe('The experiment, as "ninefold experiment list" names it.'),
    size: oneOf(SIZES).default('quick').describe('How much is measured; tiny is for a try.'),
    seed: whole().default(1).describe('The same seed gives the same instances.'),
    runs: whole(1, 1000).optional().describe('Repetitions of each setting, in place of those of the experiment.'),
  }),
  part: measurementsPart,
  example: { name: 'cooling-dynamic', size: 'tiny' },
  isApart: true,
  async begin(request) {
    const { length } = planOf(request);
    if (length > MOST) return fail(TOO_MANY, { measurements: length, most: MOST });
    const size = Math.ceil(length / MOST_RESTS);
    return ok(Array.from({ length: Math.ceil(length / size) }, (_, i) => partFrom(i * size, Math.min(size, length - i * size))));
  },
  async run({ from, count }: MeasurementsPart, request) {
    const began = performance.now();
    const instruments = processInstruments();
    const rows: Row[] = [];
    for (const parameters of planOf(request).slice(from, from + count)) {
      if (rows.length > 0 && performance.now() - began > PART_MS) break;
      rows.push(await makeMeasurement({ experiment: request.name, parameters }, experiments, instruments));
    }
    const left = Array.from({ length: count - rows.length }, (_, i) => from + rows.length + i);
    const rest = cutRest(left, rows.length).map((some) => partFrom(some[0]!, some.length));
    return { partial: { measurements: rows.length }, items: rows, nodes: 0, rest, share: rows.length / count };
  },
  nothing: { measurements: 0 },
  add: (total, partial) => ({ measurements: total.measurements + Number(partial['measurements']) }),
  finish: ({ measurements }, { name, size, seed }, end) => ({
    status: end === 'budget' ? 'budget' : 'complete',
    experiment: name,
    size,
    seed,
    measurements,
  }),
  tell: ({ measurements }) => said(MEASURED, { count: measurements as number }),
});

function partFrom(from: number, count: number): MeasurementsPart {
  return { from, count };
}

/** Foreign SAT solvers are left out: not every machine has them. */
function planOf({ name, size, seed, runs }: ExperimentFields): Row[] {
  return found(name).plan({ seed, size, peers: [], ...(runs === undefined ? {} : { runs }) });
}

function found(name: string): Experiment {
  const experiment = experiments.find(({ id }) => id === name);
  if (!experiment) throw new Error(`no experiment ${name}`);
  return experiment;
}
