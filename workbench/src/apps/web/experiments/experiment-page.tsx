import { type ReactElement, useId, useState } from 'react';
import { dateFormat } from '../dates.ts';
import type { ExperimentEntry } from '../library/experimenting.ts';
import { hrefOf } from '../router.ts';
import { BackLink } from '../shell/back-link.tsx';
import { useTranslation } from '../texts.ts';
import { ChapterView } from './chapter.tsx';
import { RunForm } from './run-form.tsx';
import type { OpenChapter } from './shelf.ts';

interface ExperimentPageProps {
  readonly entry: ExperimentEntry;
  /** What is open of this experiment, the latest first. */
  readonly chapters: readonly OpenChapter[];
  /** Reports of the service that hold it, and how each is opened. */
  readonly kept: readonly { readonly name: string; readonly open: () => void }[];
}

/** One experiment: what it asks, what was found in reports and here, and a way to run it. */
export function ExperimentPage({ entry, chapters, kept }: ExperimentPageProps): ReactElement {
  const { t, i18n } = useTranslation('experiments');
  const { t: studies } = useTranslation('studies');
  const [chosen, setChosen] = useState<number | undefined>(undefined);
  const select = useId();
  const open = chapters.find(({ key }) => key === chosen) ?? chapters[0];
  const date = dateFormat(i18n.language, { dateStyle: 'short', timeStyle: 'medium' });
  const nameOf = ({ from, data }: OpenChapter): string =>
    t('which', { from: from ?? t('here'), size: t(`size.${data.run.scale.size}`), date: date.format(new Date(data.run.started)) });
  return (
    <>
      <BackLink href={hrefOf('experiments')}>{t('all')}</BackLink>
      <h1>{studies(`${entry.id}.title`)}</h1>
      <p className="lead">{studies(`${entry.id}.question`)}</p>
      <p className="note">{t('source', { source: studies(`${entry.id}.source`) })}</p>
      <div className="experiment">
        <RunForm entry={entry} />
        <section className="card" aria-label={t('found')}>
          {open ? (
            <>
              {chapters.length > 1 && (
                <span className="field-line">
                  <label htmlFor={select}>{t('whichLabel')}</label>
                  <select id={select} className="field" value={open.key} onChange={(event) => setChosen(Number(event.target.value))}>
                    {chapters.map((one) => (
                      <option key={one.key} value={one.key}>
                        {nameOf(one)}
                      </option>
                    ))}
                  </select>
                </span>
              )}
              <ChapterView open={open} />
            </>
          ) : (
            <>
              <p>{t(kept.length > 0 ? 'keptHere' : 'nothing')}</p>
              {kept.map(({ name, open: show }) => (
                <button key={name} type="button" className="button" onClick={show}>
                  {t('openOne', { name })}
                </button>
              ))}
            </>
          )}
        </section>
      </div>
    </>
  );
}
