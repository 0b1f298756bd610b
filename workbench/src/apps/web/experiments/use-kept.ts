import { useEffect, useState } from 'react';
import { service } from '../service/presence.ts';
import { token } from '../service/token.ts';
import { useStore } from '../store.ts';
import { type ServiceReport, serviceReports } from './service-reports.ts';

/** The reports that the service keeps. */
export function useKept(): readonly ServiceReport[] {
  const [kept, setKept] = useState<readonly ServiceReport[]>([]);
  const url = useStore(service);
  const secret = useStore(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the service is found, and with another token, they are asked for again
  useEffect(() => {
    let isCurrent = true;
    void serviceReports().then((reports) => isCurrent && setKept(reports));
    return () => {
      isCurrent = false;
    };
  }, [url, secret]);
  return kept;
}
