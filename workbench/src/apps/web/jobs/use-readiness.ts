import { useEffect, useState } from 'react';
import { serviceClient } from '../service/connection.ts';
import { pause, visible } from './pause.ts';

const EACH_MS = 5000;

/** Why the service cannot work on jobs now, in its own words; undefined where it can, or where it does not answer. */
export function useReadiness(): string | undefined {
  const [reason, setReason] = useState<string | undefined>(undefined);
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const watch = async (): Promise<void> => {
      while (!signal.aborted) {
        await visible(signal);
        const now = await serviceClient()!
          .trouble()
          .catch(() => undefined);
        if (!signal.aborted) setReason(now);
        await pause(EACH_MS, signal);
      }
    };
    void watch();
    return () => ended.abort();
  }, []);
  return reason;
}
