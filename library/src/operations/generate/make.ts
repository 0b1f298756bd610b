import { fail, ok, type Result, refuseAllButFields } from '#core';
import { type Generation, type GenerationReport, generate, type Makers, type OrderFields, orderOf } from '#generator';

/** What is to be made, how many, and when to give up. */
export interface MakeFields extends OrderFields, Pick<Generation, 'count' | 'distinct' | 'tries'> {}

/** Who makes it, for how long, and who is told. */
export interface MakeSettings extends Pick<Generation, 'timeMs' | 'patienceMs' | 'stubborn' | 'signal' | 'onMade' | 'onProgress'> {
  readonly makers: Makers;
  /** Places of a puzzle at most. */
  readonly places?: number;
}

/** Makes puzzles as fields ask for them: the one way from a request, a command line and a page to the generator. */
export async function makePuzzles(wanted: MakeFields, { makers, places, ...settings }: MakeSettings): Promise<Result<GenerationReport>> {
  const refusal = refuseAllButFields(wanted);
  if (refusal) return refusal;
  const { count, distinct, tries, ...fields } = wanted;
  const order = orderOf(fields, places === undefined ? {} : { places });
  if (!order.ok) return order;
  const report = await generate({ order: order.value, count, distinct, tries, ...settings }, makers);
  return report.end === 'none' ? fail('no filled grid keeps these rules') : ok(report);
}
