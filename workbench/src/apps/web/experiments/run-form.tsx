import { type ReactElement, useId, useState } from 'react';
import { Complaints } from '../complaint.tsx';
import type { ExperimentEntry, SizeHere } from '../library/experimenting.ts';
import { Icon } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { type RunState, running, startRun, stopRun } from './running.ts';

/** Runs an experiment here, in a worker: how much, from which seed, how far it is, and a way to stop. */
export function RunForm({ entry }: { readonly entry: ExperimentEntry }): ReactElement {
  const { t, i18n } = useTranslation('experiments');
  const { t: studies } = useTranslation('studies');
  const [size, setSize] = useState<SizeHere>('tiny');
  const [seed, setSeed] = useState('1');
  const ids = { size: useId(), seed: useId() };
  const state = useStore(running);
  const isBusy = state?.state === 'running';
  const isMine = state?.id === entry.id;
  const isSeed = /^\d{1,9}$/.test(seed);
  const number = new Intl.NumberFormat(i18n.language);
  return (
    <form
      className="card run-form"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSeed && !isBusy) void startRun(entry.id, size, Number(seed));
      }}
    >
      <h2>{t('runHere')}</h2>
      <div className="field-row">
        <span className="field-line">
          <label htmlFor={ids.size}>{t('sizeLabel')}</label>
          <select id={ids.size} className="field" value={size} onChange={(event) => setSize(event.target.value as SizeHere)}>
            {entry.sizes.map(({ size: one, measurements, seconds }) => (
              <option key={one} value={one}>
                {seconds === undefined
                  ? t('sizeTiny', { count: measurements })
                  : t('sizeQuick', { count: measurements, seconds: number.format(seconds) })}
              </option>
            ))}
          </select>
        </span>
        <span className="field-line">
          <label htmlFor={ids.seed}>{t('seed')}</label>
          <input
            id={ids.seed}
            type="text"
            inputMode="numeric"
            value={seed}
            aria-invalid={!isSeed}
            onChange={(event) => setSeed(event.target.value)}
          />
        </span>
      </div>
      {!isSeed && (
        <p className="complaint" role="alert">
          {t('badSeed')}
        </p>
      )}
      <div className="card-actions">
        <button type="submit" className="button primary" disabled={isBusy || !isSeed}>
          <Icon name="start" />
          {t('start')}
        </button>
        {isBusy && isMine && (
          <button type="button" className="button" onClick={stopRun}>
            <Icon name="pause" />
            {t('stop')}
          </button>
        )}
      </div>
      {isBusy && !isMine && state && <p className="note">{t('busy', { title: studies(`${state.id}.title`) })}</p>}
      {isMine && state && <HowFar state={state} />}
      <p className="note">
        {t('inFull')} <code>ninefold experiment {entry.id} --out report</code>
      </p>
    </form>
  );
}

/** How far a run is, and how it ended. */
function HowFar({ state }: { readonly state: RunState }): ReactElement {
  const { t, i18n } = useTranslation('experiments');
  const isBusy = state.state === 'running';
  return (
    <div className="making">
      {isBusy && <progress max={Math.max(1, state.total)} value={state.done} aria-label={t('progress')} />}
      <p role="status">{isBusy ? '' : t(`ended.${state.state}`, { count: state.done - state.failures.length })}</p>
      {isBusy && <p>{t('measured', { done: new Intl.NumberFormat(i18n.language).format(state.done), count: state.total })}</p>}
      {state.failures.length > 0 && (
        <ul className="complaint" role="alert">
          <Complaints complaints={state.failures} most={3} />
        </ul>
      )}
    </div>
  );
}
