import { useState } from 'react';
import { type Complaint, complaintOf } from '#core';
import { library } from '../library/client.ts';
import { useLatest } from '../library/use-latest.ts';
import { useTranslation } from '../texts.ts';
import type { MadeItem } from './made-list.tsx';
import { makingOf, type WishForm } from './wishes.ts';

interface Progress {
  readonly attempts: number;
  readonly found: number;
  readonly made?: MadeItem;
  readonly met?: { readonly clues: readonly number[]; readonly rating: readonly number[] };
}

export type MakingState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly count: number; readonly attempts: number; readonly found: number }
  | { readonly kind: 'ended'; readonly attempts: number; readonly found: number; readonly how: 'done' | 'stopped' | 'gaveUp' | 'reach' }
  | { readonly kind: 'failed'; readonly complaint: Complaint | string };

export interface Making {
  readonly state: MakingState;
  readonly made: readonly MadeItem[];
  /** The least and the most of what was met on the way. */
  readonly met: Progress['met'];
  start(form: WishForm): Promise<void>;
  stop(): void;
}

/** Makes puzzles in a worker, one order at a time, until there are enough or it is stopped. */
export function useMaking(): Making {
  const { t } = useTranslation('make');
  const [state, setState] = useState<MakingState>({ kind: 'idle' });
  const [made, setMade] = useState<readonly MadeItem[]>([]);
  const [met, setMet] = useState<Progress['met']>(undefined);
  const latest = useLatest();
  const start = async (form: WishForm): Promise<void> => {
    const making = makingOf(form, Math.floor(Math.random() * 2 ** 31));
    if (!making.ok) {
      setState({ kind: 'failed', complaint: t(`bad.${making.fault}`) });
      return;
    }
    setMade([]);
    setMet(undefined);
    setState({ kind: 'running', count: making.value.count, attempts: 0, found: 0 });
    const onProgress = (progress: unknown): void => {
      const { attempts, found, made: one, met: range } = progress as Progress;
      setState({ kind: 'running', count: making.value.count, attempts, found });
      if (one) setMade((all) => [...all, one]);
      if (range) setMet(range);
    };
    try {
      const told = await latest.ask((signal) => library.call('make', making.value, { signal, onProgress }));
      if (told) {
        const { answer } = told;
        setState(
          answer.ok
            ? { kind: 'ended', attempts: answer.attempts, found: answer.found, how: answer.how }
            : { kind: 'failed', complaint: answer },
        );
      }
    } catch (error) {
      setState({ kind: 'failed', complaint: complaintOf(error) });
    }
  };
  const stop = (): void => {
    latest.end();
    setState((now) => (now.kind === 'running' ? { kind: 'ended', attempts: now.attempts, found: now.found, how: 'stopped' } : now));
  };
  return { state, made, met, start, stop };
}
