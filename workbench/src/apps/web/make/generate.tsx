import { type ReactElement, useState } from 'react';
import { ComplaintText } from '../complaint.tsx';
import { ratingWriter } from '../numbers.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { GenerateForm } from './generate-form.tsx';
import { MadeList } from './made-list.tsx';
import { type MakingState, useMaking } from './use-making.ts';
import { PLAIN_FORM, type WishForm } from './wishes.ts';

/** The generator: wishes on the left, what was made on the right, a bar and a way to stop in between. */
export function Generate(): ReactElement {
  const { t, i18n } = useTranslation('make');
  const write = ratingWriter(i18n.language);
  const [form, setForm] = useState<WishForm>(PLAIN_FORM);
  const { state, made, met, start, stop } = useMaking();
  const endWords = ({ how, found, attempts }: MakingState & { kind: 'ended' }): string =>
    how === 'reach'
      ? t('generate.reach', { count: attempts, from: write(met?.rating[0] ?? 0), to: write(met?.rating[1] ?? 0) })
      : t(`generate.${how}`, { count: found });
  return (
    <div className="generate">
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault();
          void start(form);
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
            <button type="button" className="button" onClick={stop}>
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
            <ComplaintText complaint={state.complaint} />
          </p>
        )}
        <p role="status">{state.kind === 'ended' ? endWords(state) : ''}</p>
        {made.length === 0 && state.kind === 'idle' && <p className="note">{t('generate.hint')}</p>}
        <MadeList items={made} />
      </section>
    </div>
  );
}
