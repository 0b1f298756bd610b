import type { OptionValue } from '#core';
import { hrefOf } from '../router.ts';
import type { Control } from './scene.ts';

/** What a link to a scene says: the puzzle, the settings and the step, as far as they are not the usual ones. */
export interface SceneAddress {
  /** The name of a puzzle of the theatre. */
  readonly puzzle?: string;
  /** A puzzle of one's own, as it was typed. */
  readonly own?: string;
  readonly chosen: Readonly<Record<string, OptionValue>>;
  /** How many events have happened. */
  readonly step: number;
  /** The ids of the engines that race. */
  readonly runners?: readonly string[];
  /** Whether they are the long steps of a long run. */
  readonly long?: boolean;
}

/** A longer text would make an address that mail programs cut. */
const LONGEST_OWN = 1200;

/** Reads the part of an address behind the question mark. Anything can stand there, so what is not known is left out. */
export function readSceneAddress(query: string, names: readonly string[], controls: readonly Control[]): SceneAddress {
  const given = new URLSearchParams(query);
  const puzzle = names.find((name) => name === given.get('puzzle'));
  const own = given.get('own');
  const step = Number(given.get('step'));
  const chosen = controls.flatMap(({ name, choices }) => {
    const choice = choices.find((one) => String(one) === given.get(name));
    return choice === undefined ? [] : [[name, choice] as const];
  });
  return {
    ...(puzzle === undefined ? {} : { puzzle }),
    ...(own === null || own === '' ? {} : { own: own.slice(0, LONGEST_OWN) }),
    chosen: Object.fromEntries(chosen),
    step: Number.isSafeInteger(step) && step > 0 ? step : 0,
    ...(given.get('runners') ? { runners: given.get('runners')!.split(' ') } : {}),
    ...(given.get('long') === 'true' ? { long: true } : {}),
  };
}

/** The address of a scene at a step; undefined where one's own puzzle is too long for an address. */
export function sceneAddress(id: string, { puzzle, own, chosen, step, long }: SceneAddress): string | undefined {
  if (own !== undefined && own.length > LONGEST_OWN) return undefined;
  const query = new URLSearchParams();
  if (own !== undefined) query.set('own', own);
  else if (puzzle !== undefined) query.set('puzzle', puzzle);
  for (const [name, value] of Object.entries(chosen)) query.set(name, String(value));
  if (long) query.set('long', 'true');
  query.set('step', String(step));
  return `${hrefOf('theatre', id)}?${query}`;
}

/** The address of a choice at a step; undefined where the puzzle is the game played last, which no address names. */
export function addressOf(
  id: string,
  { name, own }: { readonly name?: string; readonly own?: string },
  chosen: SceneAddress['chosen'],
  step: number,
  long = false,
): string | undefined {
  if (own !== undefined) return sceneAddress(id, { own, chosen, step, long });
  return name === undefined ? undefined : sceneAddress(id, { puzzle: name, chosen, step, long });
}
