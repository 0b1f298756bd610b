import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { JobView, NinefoldClient } from '#client';
import { announce } from '../announce.tsx';
import { goTo, hrefOf } from '../router.ts';
import { serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { BackLink } from '../shell/back-link.tsx';
import { Dialog } from '../shell/dialog.tsx';
import { Facts } from '../shell/facts.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { StateChip } from './job-list.tsx';
import { forgetJob, rememberJob } from './known-jobs.ts';
import { roughly } from './remaining.ts';
import { Results } from './results.tsx';
import { TroubleNote } from './trouble.tsx';
import { useJob } from './use-job.ts';
import { useJobWords } from './words.ts';

/** One job: how far it is, what came of it, and its results page by page. */
export function JobPage({ id }: { readonly id: string }): ReactElement {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const [round, setRound] = useState(0);
  const { job, leftMs, trouble } = useJob(id, round);
  useEnd(job);
  return (
    <>
      <BackLink href={hrefOf('jobs')}>{t('all')}</BackLink>
      {!job && <h1>{t('one')}</h1>}
      <TroubleNote trouble={trouble} />
      {job && (
        <>
          <section className="card job" aria-labelledby="job-title">
            <div className="job-head">
              <h1 id="job-title">{words.title(job)}</h1>
              <StateChip state={job.state} />
            </div>
            <p className="job-about">{words.about(job)}</p>
            {job.state === 'running' && (
              <div className="making">
                <progress max={1} value={job.share} aria-label={t('progress')} />
                <p>
                  {words.percent(job.share)}
                  {leftMs !== undefined && ` · ${t('left', { time: words.stretch(roughly(leftMs)) })}`}
                </p>
              </div>
            )}
            {words.result(job) !== '' && <p className="job-result">{words.result(job)}</p>}
            {job.error !== undefined && (
              <p className="complaint" lang="en">
                {job.error}
              </p>
            )}
            <JobFacts job={job} />
            <Actions job={job} onBegun={() => setRound((count) => count + 1)} />
          </section>
          {job.items > 0 && <Results job={job} />}
        </>
      )}
    </>
  );
}

/** Says once that a job has come to its end; how far it is can be read at any time. */
function useEnd(job: JobView | undefined): void {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const last = useRef<string | undefined>(undefined);
  const state = job?.state;
  useEffect(() => {
    if (job && last.current === 'running' && state !== 'running') announce(`${t(`state.${job.state}`)}. ${words.result(job)}`);
    last.current = state;
  });
}

function JobFacts({ job }: { readonly job: JobView }): ReactElement {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const facts: readonly (readonly [string, string])[] = [
    [t('fact.begun'), words.time(job.created)],
    ...(job.finished === undefined ? [] : [[t('fact.took'), words.stretch(job.finished - job.created)] as const]),
    [t('fact.spent'), words.stretch(job.spentMs)],
    [t('fact.parts'), t('partsOf', { count: job.partsDone, done: words.number(job.partsDone), open: words.number(job.partsOpen) })],
    ...(job.nodes > 0 ? [[t('fact.nodes'), words.number(job.nodes)] as const] : []),
  ];
  return (
    <>
      <Facts facts={facts} />
      <details>
        <summary>{t('asked')}</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard */}
        <pre className="asked" lang="en" tabIndex={0}>
          {JSON.stringify({ operation: job.operation, request: job.request }, null, 1)}
        </pre>
        <p className="note">
          {t('id')} <code>{job.id}</code>
        </p>
      </details>
    </>
  );
}

interface ActionsProps {
  readonly job: JobView;
  readonly onBegun: () => void;
}

function Actions({ job, onBegun }: ActionsProps): ReactElement {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  const [isAsking, setAsking] = useState(false);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const act = async (what: (client: NinefoldClient) => Promise<unknown>): Promise<void> => {
    setTrouble(undefined);
    try {
      await what(serviceClient()!);
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  const remove = (): Promise<void> =>
    act(async (client) => {
      setAsking(false);
      await client.deleteJob(job.id);
      forgetJob(job.id);
      announce(t('deleted'));
      goTo(hrefOf('jobs'));
    });
  const again = (): Promise<void> =>
    act(async (client) => {
      await client.deleteJob(job.id);
      const { id } = await client.createJob({
        operation: job.operation,
        request: job.request,
        ...(job.label === undefined ? {} : { label: job.label }),
      });
      rememberJob(id);
      onBegun();
    });
  return (
    <>
      <TroubleNote trouble={trouble} />
      <div className="card-actions">
        {job.state === 'running' && (
          <button type="button" className="button" onClick={() => void act((client) => client.cancelJob(job.id))}>
            <Icon name="pause" />
            {t('cancel')}
          </button>
        )}
        {(job.state === 'cancelled' || job.state === 'failed') && isWhole(job) && (
          <button type="button" className="button" onClick={() => void again()}>
            <Icon name="restart" />
            {t('again')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsking(true)}>
          <Icon name="trash" />
          {t('delete')}
        </button>
      </div>
      {isAsking && (
        <Dialog title={t('sure.title')} onClose={() => setAsking(false)}>
          <p>{t(job.state === 'running' ? 'sure.running' : 'sure.ended', { title: words.title(job) })}</p>
          <div className="card-actions">
            <button type="button" className="button primary" onClick={() => void remove()}>
              {t('sure.yes')}
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              {t('sure.no')}
            </button>
          </div>
        </Dialog>
      )}
    </>
  );
}

/** The longest text of a request that the service shows whole. */
const LONGEST = 2000;

/** Whether the request is all that the job was made of: long texts are shown cut, and for an empty one something came as a stream. */
function isWhole({ request }: JobView): boolean {
  return Object.values(request).every((value) => typeof value !== 'string' || (value !== '' && value.length <= LONGEST));
}
