import { type ReactElement, useState } from 'react';
import type { JobView } from '#client';
import { ComplaintError } from '#core';
import type { ExperimentRun } from '#measuring/experiments';
import type { Row } from '#measuring/tools';
import { putOnShelf } from '../experiments/shelf.ts';
import { library } from '../library/client.ts';
import { goTo, hrefOf } from '../router.ts';
import { saveText } from '../save-text.ts';
import { serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { asJson, asLines, collect } from './collect.ts';
import { TroubleNote } from './trouble.tsx';
import { useJobWords } from './words.ts';

/** Results as a file; those of an experiment also as its report. */
export function SaveResults({ job }: { readonly job: JobView }): ReactElement {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const [fetched, setFetched] = useState<number | undefined>(undefined);
  const [note, setNote] = useState('');
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const study = typeof job.result?.['experiment'] === 'string' ? job.result['experiment'] : undefined;
  const withItems = async (use: (items: readonly unknown[]) => Promise<void> | void): Promise<void> => {
    setNote('');
    setTrouble(undefined);
    setFetched(0);
    try {
      const { items, isCut } = await collect(serviceClient()!, job, setFetched);
      await use(items);
      if (isCut) setNote(t('saveCut', { count: items.length, n: words.number(items.length) }));
    } catch (error) {
      setTrouble(troubleOf(error));
    } finally {
      setFetched(undefined);
    }
  };
  const name = `ninefold-${job.operation}-${job.id.slice(0, 8)}`;
  return (
    <>
      <div className="card-actions">
        {study !== undefined && (
          <button
            type="button"
            className="button primary"
            disabled={fetched !== undefined}
            onClick={() => void withItems((items) => openReport(study, job, items as readonly Row[]))}
          >
            <Icon name="open" />
            {t('openReport')}
          </button>
        )}
        <button
          type="button"
          className="button"
          disabled={fetched !== undefined}
          onClick={() => void withItems((items) => saveText(asLines(items), `${name}.txt`))}
        >
          {t('saveText')}
        </button>
        <button
          type="button"
          className="button"
          disabled={fetched !== undefined}
          onClick={() => void withItems((items) => saveText(asJson(job, items), `${name}.json`))}
        >
          {t('saveJson')}
        </button>
      </div>
      <p role="status" className="note">
        {note}
      </p>
      {fetched !== undefined && <p className="note">{t('fetched', { n: words.number(fetched) })}</p>}
      <TroubleNote trouble={trouble} />
    </>
  );
}

/** Puts the rows of an experiment where reports are read. */
async function openReport(id: string, { created, request }: JobView, rows: readonly Row[]): Promise<void> {
  const { seed, size, runs } = request as { seed: number; size: ExperimentRun['scale']['size']; runs?: number };
  const run: ExperimentRun = {
    id: 1,
    started: new Date(created).toISOString(),
    scale: { seed, size, peers: [], ...(runs === undefined ? {} : { runs }) },
    machine: 'Measured by the workers of a service',
  };
  const answer = await library.call('chapter', { id, run, rows });
  if (!answer.ok) throw new ComplaintError(answer);
  putOnShelf(answer, undefined);
  goTo(hrefOf('experiments', id));
}
