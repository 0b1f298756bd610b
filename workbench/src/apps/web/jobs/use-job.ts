import { useEffect, useState } from 'react';
import { type JobView, ServiceError } from '#client';
import { serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { token } from '../service/token.ts';
import { useStore } from '../store.ts';
import { pause } from './pause.ts';
import { type ProgressSample, remainingMs, withSample } from './remaining.ts';

/** Milliseconds before a lost service is asked again. */
const AGAIN_MS = 2000;

export interface Followed {
  readonly job?: JobView;
  /** Milliseconds that are left, where that can be said. */
  readonly leftMs?: number;
  readonly trouble?: Trouble;
}

/** Follows a job until it ends, and again in another round; a service that goes away is waited for. */
export function useJob(id: string, round: number): Followed {
  const [followed, setFollowed] = useState<Followed>({});
  const secret = useStore(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another token, and in another round, it is asked again
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    let samples: readonly ProgressSample[] = [];
    const follow = async (): Promise<void> => {
      for await (const event of serviceClient()!.follow(id, { items: false, signal })) {
        if (signal.aborted || event.type === 'items') return;
        samples = withSample(samples, { at: performance.now(), share: event.job.share });
        const leftMs = event.type === 'end' ? undefined : remainingMs(samples);
        setFollowed({ job: event.job, ...(leftMs === undefined ? {} : { leftMs }) });
      }
    };
    const goOn = async (): Promise<void> => {
      while (!signal.aborted) {
        try {
          await follow();
          return;
        } catch (error) {
          if (signal.aborted) return;
          setFollowed(({ job }) => ({ ...(job ? { job } : {}), trouble: troubleOf(error) }));
          // What is not there does not come back, and the form that asks for a token waits for it.
          if (error instanceof ServiceError && [400, 401, 404].includes(error.status)) return;
          samples = [];
          await pause(AGAIN_MS, signal);
        }
      }
    };
    void goOn();
    return () => ended.abort();
  }, [id, secret, round]);
  return followed;
}
