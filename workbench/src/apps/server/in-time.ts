import { ApiError } from './errors.ts';

/** Milliseconds beyond its own limit after which an answer that does not come is cut off, with its thread. */
const GRACE_MS = 10_000;

/** How long work may take, and after how many others a thread comes to it. */
interface Turn {
  readonly timeMs: number;
  readonly before: number;
}

/** Ends work that does not keep to its time, counting from when a thread could have begun it; `signal` is aborted when its client goes away. */
export async function inTime<T>({ timeMs, before }: Turn, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const late = AbortSignal.timeout(timeMs * (before + 1) + GRACE_MS);
  try {
    return await work(AbortSignal.any([signal, late]));
  } catch (error) {
    if (signal.aborted) throw new ApiError(499, 'invalid_request', 'the client went away');
    if (late.aborted) throw new ApiError(503, 'out_of_time', `no answer within ${(timeMs / 1000).toFixed(1)} seconds; make a job of it`);
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY')
      throw new ApiError(503, 'out_of_memory', 'the answer needs more memory than one request may have');
    throw error;
  }
}
