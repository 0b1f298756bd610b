import { type DragEvent, type ReactElement, useEffect, useState } from 'react';
import type { Complaint } from '#core';
import { announce } from '../announce.tsx';
import { Complaints } from '../complaint.tsx';
import { library } from '../library/client.ts';
import type { ExperimentEntry } from '../library/experimenting.ts';
import { goTo, hrefOf } from '../router.ts';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { ViewProps } from '../view.ts';
import { type Choice, droppedFiles, LARGEST_DATA } from './dropped-files.ts';
import { ExperimentPage } from './experiment-page.tsx';
import { OpenReport } from './open-report.tsx';
import { type NamedText, openTexts, shelf } from './shelf.ts';
import { useKept } from './use-kept.ts';
import './experiments.css';

/** The experiments: `#/experiments` lists them and opens reports, `#/experiments/ID` shows one. */
export function View({ route }: ViewProps): ReactElement {
  const { t } = useTranslation('experiments');
  const { t: studies } = useTranslation('studies');
  const [entries, setEntries] = useState<readonly ExperimentEntry[] | undefined>(undefined);
  const [complaints, setComplaints] = useState<readonly (Complaint | string)[]>([]);
  const [isOver, setOver] = useState(false);
  const open = useStore(shelf);
  const kept = useKept();
  useEffect(() => {
    void library.call('experiments', {}).then(setEntries);
  }, []);
  const openAll = async (files: readonly NamedText[], before: readonly string[] = [], from?: string): Promise<void> => {
    setComplaints(before);
    const here = location.hash;
    const { ids, complaints: after } = await openTexts(files, from);
    setComplaints([...before, ...after]);
    if (ids.length > 0) announce(t('opened', { count: ids.length }));
    // Whoever has gone on meanwhile is not fetched back. One file is wanted for what it says; of a whole report one chooses.
    if (location.hash !== here) return;
    if (ids.length === 1) goTo(hrefOf('experiments', ids[0]!));
    else if (ids.length > 1) goTo(hrefOf('experiments'));
  };
  const openChoice = ({ files, refusals }: Choice): Promise<void> =>
    openAll(
      files,
      refusals.map(({ name, reason }) => t(`refused.${reason}`, { name, megabytes: LARGEST_DATA / 1e6 })),
    );
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
          chapters={open.filter(({ data }) => data.id === entry.id)}
          kept={kept.flatMap(({ name, files }) => {
            const file = files.find((one) => one.name === entry.id);
            return file ? [{ name, open: () => void openAll([file], [], name) }] : [];
          })}
        />
      ) : (
        <>
          <h1>{t('title')}</h1>
          <p className="lead">{t('intro')}</p>
          <OpenReport
            kept={kept}
            onOpen={(choice) => void openChoice(choice)}
            onOpenTexts={(files, from) => void openAll(files, [], from)}
          />
        </>
      )}
      {complaints.length > 0 && (
        <ul className="complaint" role="alert">
          <Complaints complaints={complaints} most={10} />
          {complaints.length > 10 && <li>{t('moreComplaints', { count: complaints.length - 10 })}</li>}
        </ul>
      )}
      {!entry && entries && (
        <ul className="cards studies">
          {entries.map(({ id }) => {
            const own = open.filter(({ data }) => data.id === id);
            return (
              <li key={id}>
                <a className="card" href={hrefOf('experiments', id)}>
                  <h2>{studies(`${id}.title`)}</h2>
                  <p>{studies(`${id}.question`)}</p>
                  <small>{studies(`${id}.source`)}</small>
                  {!own[0] && kept.some(({ files }) => files.some(({ name }) => name === id)) && <small>{t('keptCard')}</small>}
                  {own[0] && <span className="rating">{t('isOpen', { count: own[0].chapter.done })}</span>}
                </a>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
