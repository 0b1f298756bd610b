import { type ReactElement, useEffect, useRef, useState } from 'react';
import { type Complaint, complaintOf } from '#core';
import { Said } from '../complaint.tsx';
import { Cancelled, library } from '../library/client.ts';
import type { AnswerOf } from '../library/operations.ts';
import { ratingWriter } from '../numbers.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { GenerateForm } from './generate-form.tsx';
import { type MadeItem, MadeList } from './made-list.tsx';
import { makingOf, PLAIN_FORM, type WishForm } from './wishes.ts';

interface Progress {
  readonly attempts: number;
  readonly found: number;
  readonly made?: MadeItem;
  readonly met?: { readonly clues: readonly number[]; readonly rating: readonly number[] };
}

type State =
  | { readonly kind: 'idle' }
  | { readonly kind: 'running'; readonly count: number; readonly attempts: number; readonly found: number }
  | { readonly kind: 'ended'; readonly attempts: number; readonly found: number; readonly how: 'done' | 'stopped' | 'gaveUp' | 'reach' }
  | { readonly kind: 'failed'; readonly complaint: Complaint | string };

/** The generator: wishes on the left, what was made on the right, a bar and a way to stop in between. */
export function Generate(): ReactElement {
  const { t, i18n } = useTranslation('make');
  const write = ratingWriter(i18n.language);
  const [form, setForm] = useState<WishForm>(PLAIN_FORM);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const [made, setMade] = useState<readonly MadeItem[]>([]);
  const [met, setMet] = useState<Progress['met']>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const start = async (): Promise<void> => {
    const making = makingOf(form, Math.floor(Math.random() * 2 ** 31));
    if (!making.ok) {
      setState({ kind: 'failed', complaint: t(`bad.${making.fault}`) });
      return;
    }
    const abort = new AbortController();
    running.current = abort;
    setMade([]);
    setMet(undefined);
    setState({ kind: 'running', count: making.value.count, attempts: 0, found: 0 });
    let latest = { attempts: 0, found: 0 };
    const onProgress = (progress: unknown): void => {
      const { attempts, found, made: one, met: range } = progress as Progress;
      latest = { attempts, found };
      setState({ kind: 'running', count: making.value.count, attempts, found });
      if (one) setMade((all) => [...all, one]);
      if (range) setMet(range);
    };
    try {
      const answer: AnswerOf<'make'> = await library.call('make', making.value, { signal: abort.signal, onProgress });
      setState(
        answer.ok
          ? { kind: 'ended', attempts: answer.attempts, found: answer.found, how: answer.how }
          : { kind: 'failed', complaint: answer },
      );
    } catch (error) {
      if (error instanceof Cancelled) setState({ kind: 'ended', ...latest, how: 'stopped' });
      else setState({ kind: 'failed', complaint: complaintOf(error) });
    }
  };
  const endWords = ({ how, found, attempts }: State & { kind: 'ended' }): string =>
    how === 'reach'
      ? t('generate.reach', { count: attempts, from: write(met?.rating[0] ?? 0), to: write(met?.rating[1] ?? 0) })
      : t(`generate.${how}`, { count: found });
  return (
    <div className="generate">
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void start();
        }}
      >
        <h1>{t('generate.title')}</h1>
        <GenerateForm form={form} onChange={(change) => setForm((old) => ({ ...old, ...change }))} />
        <div className="card-actions">
          <button type="submit" className="button primary" disabled={state.kind === 'running'}>
            <Icon name="plus" />
            {t('generate.start')}
          </button>
          {state.kind === 'running' && (
            <button type="button" className="button" onClick={() => running.current?.abort()}>
              <Icon name="pause" />
              {t('generate.stop')}
            </button>
          )}
        </div>
      </form>
      <section className="made" aria-label={t('generate.results')}>
        {state.kind === 'running' && (
          <div className="making">
            <progress max={state.count} value={state.found} aria-label={t('generate.progress')} />
            <p>
              {t('generate.found', { found: state.found, total: state.count })} · {t('generate.attempts', { count: state.attempts })}
            </p>
            {met && met.rating[1]! > 0 && form.difficulty !== 'any' && (
              <p className="note">{t('generate.metRating', { from: write(met.rating[0]!), to: write(met.rating[1]!) })}</p>
            )}
          </div>
        )}
        {state.kind === 'failed' && (
          <p className="complaint" role="alert">
            <Said complaint={state.complaint} />
          </p>
        )}
        <p role="status">{state.kind === 'ended' ? endWords(state) : ''}</p>
        {made.length === 0 && state.kind === 'idle' && <p className="note">{t('generate.hint')}</p>}
        <MadeList items={made} />
      </section>
    </div>
  );
}
