import { type ReactElement, useEffect, useMemo, useState } from 'react';
import type { Complaint } from '#core';
import { formatDuration } from '#session';
import { ComplaintText } from '../complaint.tsx';
import { dayOf } from '../fresh/daily.ts';
import { levelWithRange } from '../level-words.ts';
import { useSortName } from '../play/sort-name.ts';
import { saveText } from '../save-text.ts';
import { Facts } from '../shell/facts.tsx';
import { FileButton } from '../shell/file-button.tsx';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { readBackup, writeBackup } from './backup.ts';
import { DayChart } from './day-chart.tsx';
import { history, type SolvedRecord } from './history.ts';
import { perDay, sumUp } from './statistics.ts';
import './history.css';

const DAYS = 30;

/** What was solved in this browser, summed up; and everything it keeps as a file. */
export function View(): ReactElement {
  const { t } = useTranslation('history');
  const [records, setRecords] = useState<readonly SolvedRecord[]>([]);
  const load = (): void => void history.list().then(setRecords, () => undefined);
  useEffect(load, []);
  const now = Date.now();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a moment later it is still the same day
  const [sum, days] = useMemo(() => [sumUp(records, now, dayOf), perDay(records, now, dayOf, DAYS)] as const, [records]);
  const facts = [
    [t('fact.solved'), sum.solved],
    [t('fact.streak'), sum.streak],
    [t('fact.longest'), sum.longest],
  ] as const;
  return (
    <div className="history">
      <h1>{t('title')}</h1>
      <Facts facts={facts} />
      {records.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <>
          <DayChart days={days} />
          <Lines lines={sum.lines} />
        </>
      )}
      <Backup onRead={load} />
    </div>
  );
}

function Lines({ lines }: { readonly lines: ReturnType<typeof sumUp>['lines'] }): ReactElement {
  const { t, i18n } = useTranslation('history');
  const sortName = useSortName(lines.some(({ rules }) => rules !== undefined));
  const columns = ['kind', 'level', 'solved', 'best', 'median', 'hints', 'unaided'] as const;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section className="scroller history-table" tabIndex={0} aria-label={t('byKind')}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`column.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ spec, isRuled, rules, level, isFilled, solved, bestMs, medianMs, hints, unaided }) => (
            <tr key={`${spec} ${isRuled} ${rules} ${level} ${isFilled}`}>
              <th scope="row">
                {isRuled && !rules ? t('ruled', { name: sortName(spec) }) : sortName(spec, rules)}
                {isFilled && <span className="history-note">{t('filled')}</span>}
              </th>
              <td>{level ? levelWithRange(level, i18n.language, isRuled ? 'ninefold-rules' : 'sudoku-explainer') : t('unrated')}</td>
              <td>{solved}</td>
              <td>{formatDuration(bestMs)}</td>
              <td>{formatDuration(medianMs)}</td>
              <td>{hints}</td>
              <td>{unaided}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Backup({ onRead }: { readonly onRead: () => void }): ReactElement {
  const { t } = useTranslation('history');
  const [said, setSaid] = useState('');
  const [complaint, setComplaint] = useState<Complaint | undefined>(undefined);
  const save = async (): Promise<void> => saveText(await writeBackup(), `ninefold-${dayOf(Date.now())}.json`);
  const read = async ([file]: readonly File[]): Promise<void> => {
    const restored = await readBackup(await file!.text(), Date.now());
    setComplaint(restored.ok ? undefined : restored);
    setSaid(restored.ok ? t('backup.read', { ...restored.value }) : '');
    onRead();
  };
  return (
    <section>
      <h2>{t('backup.title')}</h2>
      <p>{t('backup.text')}</p>
      <div className="card-actions">
        <button type="button" className="button" onClick={() => void save()}>
          <Icon name="share" />
          {t('backup.save')}
        </button>
        <FileButton accept=".json" onFiles={(files) => void read(files)}>
          <Icon name="open" />
          {t('backup.open')}
        </FileButton>
      </div>
      <p role="status">{said}</p>
      {complaint && (
        <p className="complaint" role="alert">
          <ComplaintText complaint={complaint} />
        </p>
      )}
    </section>
  );
}
