import { apiError } from './errors.ts';

/** A wall around work on a thread: how long it may take, and how much longer until it is ended with its thread. */
interface Wall {
  readonly timeMs: number;
  readonly graceMs: number;
}

/** Ends work that does not keep to its time; `signal` is aborted when it is no longer waited for, and its reason is an `ApiError`. */
export async function withinWall<T>({ timeMs, graceMs }: Wall, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(timeMs + graceMs);
  try {
    return await work(AbortSignal.any([signal, late]));
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (late.aborted) throw apiError('out_of_time', TOO_LATE, { seconds: timeMs / 1000 });
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') throw apiError('out_of_memory', TOO_MUCH);
    throw error;
  }
}

const TOO_LATE = {
  en: 'no answer within {seconds:.1} seconds; make a job of it',
  de: 'keine Antwort in {seconds:.1} Sekunden; als Auftrag ist mehr Zeit',
  fr: 'pas de réponse en {seconds:.1} secondes\u00a0; une tâche en a davantage',
};
const TOO_MUCH = {
  en: 'the answer needs more memory than one request may have',
  de: 'die Antwort braucht mehr Speicher, als eine Anfrage haben darf',
  fr: 'la réponse demande plus de mémoire qu’une requête ne peut en avoir',
};
