import type { ReactElement } from 'react';
import { connection } from '../service/connection.ts';
import { TokenForm } from '../service/token-form.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { choose, type DroppedFiles } from './dropped-files.ts';
import type { ServiceReport } from './service-reports.ts';
import type { NamedText } from './shelf.ts';

interface OpenReportProps {
  /** The reports that the service keeps. */
  readonly kept: readonly ServiceReport[];
  readonly onOpen: (choice: DroppedFiles) => void;
  readonly onOpenTexts: (files: readonly NamedText[], from: string) => void;
}

/** Where reports come from: files, a folder, and those that the service keeps. */
export function OpenReport({ kept, onOpen, onOpenTexts }: OpenReportProps): ReactElement {
  const { t } = useTranslation('experiments');
  const isLocked = useStore(connection) === 'locked';
  return (
    <>
      {isLocked && <TokenForm />}
      <section className="card open-report" aria-labelledby="open-report">
        <h2 id="open-report">{t('open')}</h2>
        <p className="note">{t('openHow')}</p>
        <div className="card-actions">
          <FileButton multiple accept=".json,application/json" onFiles={(files) => onOpen(choose(files, false))}>
            <Icon name="open" />
            {t('openFiles')}
          </FileButton>
          <FileButton folder onFiles={(files) => onOpen(choose(files, true))}>
            <Icon name="open" />
            {t('openFolder')}
          </FileButton>
          {kept.map(({ name, files }) => (
            <button key={name} type="button" className="button" onClick={() => onOpenTexts(files, name)}>
              {t('openKept', { name, count: files.length })}
            </button>
          ))}
        </div>
      </section>
    </>
  );
}
