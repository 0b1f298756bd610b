import { useCallback, useEffect, useState } from 'react';
import { type JobView, type NinefoldClient, ServiceError } from '#client';
import { serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { token } from '../service/token.ts';
import { useStore } from '../store.ts';
import { forgetJob, knownJobs } from './known-jobs.ts';
import { pause, visible } from './pause.ts';

/** Jobs that are asked for at once. */
const PAGE = 50;
/** Milliseconds between two looks: while something runs or the service is away, and else. */
const SOON_MS = 2000;
const LATER_MS = 15_000;

export interface Jobs {
  /** The newest first; undefined until they are known. */
  readonly jobs: readonly JobView[] | undefined;
  readonly trouble: Trouble | undefined;
  /** Asks for those before the oldest; undefined where there are none. */
  readonly more: (() => void) | undefined;
}

/** The jobs of the service, looked at again and again. */
export function useJobs(): Jobs {
  const [jobs, setJobs] = useState<readonly JobView[] | undefined>(undefined);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const [pages, setPages] = useState(1);
  const [hasMore, setHasMore] = useState(false);
  const secret = useStore(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another token everything is asked again
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const others = new Map<string, JobView>();
    const watch = async (): Promise<void> => {
      while (!signal.aborted) {
        await visible(signal);
        let isSoon = true;
        try {
          const listed = await list(serviceClient()!, pages, others);
          if (signal.aborted) return;
          setJobs(listed.jobs);
          setHasMore(listed.hasMore);
          setTrouble(undefined);
          isSoon = listed.jobs.some(({ state }) => state === 'running');
        } catch (error) {
          if (signal.aborted) return;
          setTrouble(troubleOf(error));
        }
        await pause(isSoon ? SOON_MS : LATER_MS, signal);
      }
    };
    void watch();
    return () => ended.abort();
  }, [pages, secret]);
  const more = useCallback(() => setPages((count) => count + 1), []);
  return { jobs, trouble, more: hasMore ? more : undefined };
}

/** What the service lists for this address, and what else this browser has asked for; of that, `others` keeps what has ended. */
async function list(client: NinefoldClient, pages: number, others: Map<string, JobView>): Promise<{ jobs: JobView[]; hasMore: boolean }> {
  const found = new Map<string, JobView>();
  let hasMore = true;
  for (let page = 0; page < pages && hasMore; page++) {
    const before = [...found.values()].at(-1)?.created;
    const some = await client.jobs({ limit: PAGE, ...(before === undefined ? {} : { before }) });
    for (const job of some) found.set(job.id, job);
    hasMore = some.length === PAGE;
  }
  const oldest = hasMore ? [...found.values()].at(-1)!.created : 0;
  for (const id of knownJobs().filter((one) => !found.has(one))) {
    const job = others.get(id) ?? (await one(client, id));
    if (job && job.state !== 'running') others.set(id, job);
    if (job && job.created >= oldest) found.set(id, job);
  }
  return { jobs: [...found.values()].sort((a, b) => b.created - a.created), hasMore };
}

/** A job by its id; undefined, and it is forgotten here too, where the service has it no more. */
async function one(client: NinefoldClient, id: string): Promise<JobView | undefined> {
  try {
    return await client.job(id);
  } catch (error) {
    if (!(error instanceof ServiceError && error.status === 404)) throw error;
    forgetJob(id);
    return undefined;
  }
}
