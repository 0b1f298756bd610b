import type { ReactElement } from 'react';
import type { ExperimentEntry } from '../library/experimenting.ts';
import { hrefOf } from '../router.ts';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import type { ServiceReport } from './service-reports.ts';
import { openChapters } from './shelf.ts';

interface StudiesProps {
  readonly entries: readonly ExperimentEntry[];
  /** The reports that the service keeps. */
  readonly kept: readonly ServiceReport[];
}

/** A card for each experiment: what it asks, and whether results of it are open or kept. */
export function Studies({ entries, kept }: StudiesProps): ReactElement {
  const { t } = useTranslation('experiments');
  const { t: studies } = useTranslation('studies');
  const open = useStore(openChapters);
  return (
    <ul className="cards studies">
      {entries.map(({ id }) => {
        const own = open.find(({ data }) => data.id === id);
        const isKept = kept.some(({ files }) => files.some(({ name }) => name === id));
        return (
          <li key={id}>
            <a className="card" href={hrefOf('experiments', id)}>
              <h2>{studies(`${id}.title`)}</h2>
              <p>{studies(`${id}.question`)}</p>
              <small>{studies(`${id}.source`)}</small>
              {!own && isKept && <small>{t('keptCard')}</small>}
              {own && <span className="rating">{t('isOpen', { count: own.chapter.done })}</span>}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
