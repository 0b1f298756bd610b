import { type ReactElement, useEffect } from 'react';
import { hrefOf } from '../router.ts';
import { connection } from '../service/connection.ts';
import { lookForService, service } from '../service/presence.ts';
import { TokenForm } from '../service/token-form.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { JobList } from './job-list.tsx';
import { JobPage } from './job-page.tsx';
import { NewJob } from './new-job.tsx';
import { useReadiness } from './use-readiness.ts';
import '../make/make.css';
import './jobs.css';

/** The stored jobs of the service: `#/jobs` lists them, `#/jobs/new` makes one, `#/jobs/ID` follows one. */
export function View({ route }: ViewProps): ReactElement {
  const url = useStore(service);
  useEffect(() => void lookForService(), []);
  if (url === undefined) return <div className="waiting" aria-busy="true" />;
  return <div className="jobs">{url === null ? <NoService /> : <Service page={route.rest[0] ?? ''} />}</div>;
}

function NoService(): ReactElement {
  const { t } = useTranslation('jobs');
  return (
    <>
      <h1>{t('title')}</h1>
      <p className="lead no-service">{t('none.what')}</p>
      <p>
        {t('none.how')} <code>ninefold serve</code>
      </p>
    </>
  );
}

function Service({ page }: { readonly page: string }): ReactElement {
  const { t } = useTranslation('jobs');
  const state = useStore(connection);
  const reason = useReadiness();
  const pages = { '': t('list'), new: t('new') };
  return (
    <>
      <nav className="segments pages" aria-label={t('pages')}>
        {Object.entries(pages).map(([id, name]) => (
          <a
            key={id}
            href={id === '' ? hrefOf('jobs') : hrefOf('jobs', id)}
            aria-current={id === page ? 'page' : id === '' && page !== 'new' ? 'true' : undefined}
          >
            {name}
          </a>
        ))}
      </nav>
      <div role="status" className="service-state">
        {state === 'away' && <p className="banner">{t('error.away')}</p>}
        {state !== 'away' && reason !== undefined && (
          <p className="banner">
            {t('notReady')} <span lang="en">{reason}</span>
          </p>
        )}
      </div>
      {state === 'locked' ? (
        <>
          <h1>{t('title')}</h1>
          <TokenForm />
        </>
      ) : page === 'new' ? (
        <NewJob />
      ) : page === '' ? (
        <JobList />
      ) : (
        <JobPage key={page} id={page} />
      )}
    </>
  );
}
