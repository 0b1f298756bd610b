import type { ReactElement } from 'react';
import type { JobView } from '#client';
import { hrefOf } from '../router.ts';
import { forgetToken, token } from '../service/token.ts';
import { Icon } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { TroubleNote } from './trouble.tsx';
import { useJobs } from './use-jobs.ts';
import { useJobWords } from './words.ts';

/** All jobs, the newest first. */
export function JobList(): ReactElement {
  const { t } = useTranslation('jobs');
  const { jobs, trouble, more } = useJobs();
  const secret = useStore(token);
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead">{t('intro')}</p>
      <p className="card-actions">
        <a className="button primary" href={hrefOf('jobs', 'new')}>
          <Icon name="plus" />
          {t('new')}
        </a>
        {secret !== '' && (
          <button type="button" className="button" onClick={forgetToken}>
            {t('token.forget')}
          </button>
        )}
      </p>
      <TroubleNote trouble={trouble} />
      {jobs?.length === 0 && <p className="note">{t('empty')}</p>}
      <ul className="cards job-list" aria-busy={jobs === undefined}>
        {jobs?.map((job) => (
          <JobCard key={job.id} job={job} />
        ))}
      </ul>
      {more && (
        <button type="button" className="button" onClick={more}>
          {t('older')}
        </button>
      )}
    </>
  );
}

function JobCard({ job }: { readonly job: JobView }): ReactElement {
  const { t, i18n } = useTranslation('jobs');
  const words = useJobWords();
  const title = words.title(job);
  const operation = job.title[i18n.language];
  return (
    <li>
      <a className="card job-card" href={hrefOf('jobs', job.id)}>
        <span className="job-head">
          <strong>{title}</strong>
          <StateChip state={job.state} />
        </span>
        <span className="job-about">{[title === operation ? '' : operation, words.about(job)].filter(Boolean).join(' · ')}</span>
        {job.state === 'running' ? (
          <span className="job-progress">
            <progress max={1} value={job.share} aria-label={t('progress')} />
            {words.percent(job.share)}
          </span>
        ) : (
          <span>{job.state === 'failed' ? <span lang="en">{job.error}</span> : words.result(job)}</span>
        )}
        <small>{words.time(job.created)}</small>
      </a>
    </li>
  );
}

/** In what state a job is; a sign and a word, so that it is told apart without colours. */
export function StateChip({ state }: { readonly state: JobView['state'] }): ReactElement {
  const { t } = useTranslation('jobs');
  return (
    <span className={`state-chip ${state}`}>
      <Icon name={STATE_ICONS[state]} />
      {t(`state.${state}`)}
    </span>
  );
}

const STATE_ICONS = { running: 'start', done: 'check', cancelled: 'pause', failed: 'close' } as const;
