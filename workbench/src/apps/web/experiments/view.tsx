import { type DragEvent, type ReactElement, useEffect, useState } from 'react';
import { Complaints } from '../complaint.tsx';
import { library } from '../library/client.ts';
import type { ExperimentEntry } from '../library/experimenting.ts';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { droppedFiles } from './dropped-files.ts';
import { ExperimentPage } from './experiment-page.tsx';
import { OpenReport } from './open-report.tsx';
import { openChapters } from './shelf.ts';
import { Studies } from './studies.tsx';
import { useKept } from './use-kept.ts';
import { useOpening } from './use-opening.ts';
import './experiments.css';

/** Complaints that are listed; the rest is counted. */
const MOST_COMPLAINTS = 10;

/** The experiments: `#/experiments` lists them and opens reports, `#/experiments/ID` shows one. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('experiments');
  const [entries, setEntries] = useState<readonly ExperimentEntry[] | undefined>(undefined);
  const [isOver, setOver] = useState(false);
  const shown = useStore(openChapters);
  const kept = useKept();
  const { complaints, open, openChoice } = useOpening();
  useEffect(() => {
    void library.call('experiments', {}).then(setEntries);
  }, []);
  const onDrop = (event: DragEvent): void => {
    setOver(false);
    if (event.dataTransfer.files.length === 0) return;
    // The page itself takes drops for puzzles.
    event.preventDefault();
    event.stopPropagation();
    void droppedFiles(event.dataTransfer).then(openChoice);
  };
  const entry = entries?.find(({ id }) => id === route.rest[0]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what can be dropped can also be chosen by button
    <div
      className={`experiments${isOver ? ' over' : ''}`}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {entry ? (
        <ExperimentPage
          key={entry.id}
          entry={entry}
          chapters={shown.filter(({ data }) => data.id === entry.id)}
          kept={kept.flatMap(({ name, files }) => {
            const file = files.find((one) => one.name === entry.id);
            return file ? [{ name, open: () => void open([file], name) }] : [];
          })}
        />
      ) : (
        <>
          <h1>{t('title')}</h1>
          <p className="lead">{t('intro')}</p>
          <OpenReport kept={kept} onOpen={(choice) => void openChoice(choice)} onOpenTexts={(files, from) => void open(files, from)} />
        </>
      )}
      {complaints.length > 0 && (
        <ul className="complaint" role="alert">
          <Complaints complaints={complaints} most={MOST_COMPLAINTS} />
          {complaints.length > MOST_COMPLAINTS && <li>{t('moreComplaints', { count: complaints.length - MOST_COMPLAINTS })}</li>}
        </ul>
      )}
      {!entry && entries && <Studies entries={entries} kept={kept} />}
    </div>
  );
}
