import { type ReactElement, useState } from 'react';
import { complaintOf } from '#core';
import { captionOf, type Heading, headingOf, type Table, tell } from '#measuring/tools';
import { sayComplaint } from '../complaint.tsx';
import { dateFormat } from '../dates.ts';
import { useSpeaker } from '../language.ts';
import { library } from '../library/client.ts';
import { saveText } from '../save-text.ts';
import { notify } from '../shell/notices.tsx';
import { useTranslation } from '../texts.ts';
import { FigureImage } from './picture.tsx';
import type { OpenChapter } from './shelf.ts';

/** What was found: paragraphs, the picture, the tables, and the data to take away. Findings are said in the language of the page; names of kinds, engines and settings are the same in all. */
export function ChapterView({ open }: { readonly open: OpenChapter }): ReactElement {
  const { t, i18n } = useTranslation('experiments');
  const [svg, setSvg] = useState('');
  const speaker = useSpeaker();
  const { data, chapter } = open;
  const { run } = data;
  const { verdict, summary, tables, figure } = chapter.findings;
  const number = new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 });
  const date = dateFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });
  const save = async (as: 'csv' | 'json'): Promise<void> => {
    try {
      saveText(await library.call('dataFile', { ...data, as }), `${data.id}.${as}`);
    } catch (error) {
      notify(await sayComplaint(complaintOf(error)), 'warning');
    }
  };
  return (
    <div className="chapter">
      <p className="note">
        {t('run', { date: date.format(new Date(run.started)), size: t(`size.${run.scale.size}`), seed: run.scale.seed })}{' '}
        {run.scale.runs !== undefined && `${t('runs', { count: run.scale.runs })} `}
        <span lang="en">{run.machine}.</span>
      </p>
      <p>
        {chapter.done < chapter.total ? (
          <strong>{t('part', { done: chapter.done, count: chapter.total })}</strong>
        ) : (
          t('whole', { count: chapter.done })
        )}{' '}
        {t('seconds', { seconds: number.format(chapter.seconds) })}
      </p>
      <p className={`verdict ${verdict.answer}`}>
        <strong>{t(`verdict.${verdict.answer}`)}.</strong> {tell(verdict.said, speaker)}
      </p>
      <div className="summary">
        {summary.map((text, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs stay in their order
          <p key={i}>{tell(text, speaker)}</p>
        ))}
      </div>
      <div className="card-actions">
        <button type="button" className="button" onClick={() => void save('csv')}>
          {t('saveCsv')}
        </button>
        <button type="button" className="button" onClick={() => void save('json')}>
          {t('saveJson')}
        </button>
        <button type="button" className="button" disabled={svg === ''} onClick={() => saveText(svg, `${data.id}.svg`)}>
          {t('savePicture')}
        </button>
      </div>
      <div className="findings">
        <FigureImage figure={figure} onDrawn={setSvg} />
        <div className="tables">
          {tables.map((table) => (
            <FoundTable key={captionOf(table, 'en')} table={table} />
          ))}
        </div>
      </div>
    </div>
  );
}

function FoundTable({ table }: { readonly table: Table }): ReactElement {
  const { i18n } = useTranslation('experiments');
  const speaker = useSpeaker();
  const { head, rows, note } = table;
  const caption = captionOf(table, i18n.language);
  return (
    <figure className="found-table">
      <figcaption>{caption}</figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard */}
      <section className="scroller ledger" tabIndex={0} aria-label={caption}>
        <table>
          <thead>
            <tr>
              {head.map((heading, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: headings repeat and stay in their order
                <th key={i} scope="col" className={classOf(heading)}>
                  {headingOf(heading, i18n.language)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((cells, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows stay in their order
              <tr key={i}>
                {cells.map((text, j) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: cells stay in their order
                  <td key={j} className={classOf(head[j])}>
                    {tell(text, speaker)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {note !== undefined && <p className="note">{tell(note, speaker)}</p>}
    </figure>
  );
}

function classOf(heading: Heading | undefined): string {
  return [heading?.words ? 'words' : '', heading?.published ? 'published' : ''].filter(Boolean).join(' ');
}
