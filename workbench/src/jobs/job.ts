import { createHash } from 'node:crypto';
import type { JobView } from '#client';

/** A job as plain data: what is to be done with what. */
export interface JobSpec {
  readonly operation: string;
  /** The request, as the schema of the operation gave it back, with every default in place. */
  readonly request: Readonly<Record<string, unknown>>;
  /** Anything: two jobs that differ only in it are two jobs. A random one makes an id that cannot be guessed. */
  readonly label?: string;
}

export const JOB_STATES = ['running', 'done', 'cancelled', 'failed'] as const;
export type JobState = (typeof JOB_STATES)[number];

/** A stored job: what the service shows, but for its words. */
export type Job = Omit<JobView, 'title' | 'told'>;

/**
 * The id of a job, from its content: who asks for the same work twice gets the same job. For work whose content came as a
 * stream, `content` stands for it.
 */
export function jobId({ operation, request, label }: JobSpec, content = ''): string {
  const text = JSON.stringify([1, operation, sorted(request), label ?? '', content]);
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The same data with the keys of every object in order, so that equal data gives equal text. */
function sorted(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(sorted);
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(
    Object.entries(data)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

/** Which jobs are wanted: of one owner or of all, in some states, created before a time. */
export interface JobQuery {
  readonly owner?: string;
  readonly states?: readonly JobState[];
  readonly limit: number;
  readonly before?: number;
}
