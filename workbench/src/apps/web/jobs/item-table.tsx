import type { ReactElement } from 'react';
import { isRecord, type Puzzle } from '#core';
import { startGame } from '../play/start-game.ts';
import { useTranslation } from '../texts.ts';

interface ItemTableProps {
  readonly items: readonly unknown[];
  readonly puzzles: readonly (Puzzle | undefined)[];
}

type Row = Readonly<Record<string, unknown>>;

/** The longest text of a cell; the whole of it is in the saved file. */
const LONGEST = 60;

/** Columns that come first; what is wrong with a puzzle must not stand at the far end. */
const FIRST = ['number', 'status', 'error', 'kind'];

/** Results that are rows: answers about the puzzles of a file, measurements. Columns are those that some row on the page has. */
export function ItemTable({ items, puzzles }: ItemTableProps): ReactElement {
  const { t, i18n } = useTranslation('jobs');
  const rows = items.map((item): Row => (typeof item === 'object' && item !== null ? (item as Row) : { value: item }));
  // A record of its own has no room in a table; the saved JSON has it.
  const all = new Set(rows.flatMap((row) => Object.keys(row).filter((column) => !isRecord(row[column]))));
  const columns = [...FIRST.filter((column) => all.has(column)), ...[...all].filter((column) => !FIRST.includes(column))];
  const isWords = (column: string): boolean => rows.some((row) => typeof row[column] === 'string' || typeof row[column] === 'object');
  // One operation says how many solutions there are by this name, another which.
  const isGrids = (column: string): boolean => column === 'solutions' && rows.some((row) => Array.isArray(row[column]));
  const name = (column: string): string =>
    isGrids(column) ? t('column.grids') : i18n.exists(`jobs:column.${column}`) ? t(`column.${column}`) : column;
  const number = new Intl.NumberFormat(i18n.language, { maximumSignificantDigits: 8 });
  const write = (value: unknown): string => {
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) return '';
    if (typeof value === 'number') return number.format(value);
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    const text =
      typeof value === 'string' ? value : Array.isArray(value) && typeof value[0] === 'string' ? value.join(' ') : JSON.stringify(value);
    if (i18n.exists(`jobs:word.${text}`)) return t(`word.${text}`);
    return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  };
  const canPlay = puzzles.some(Boolean);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <div className="scroller ledger item-table" role="region" aria-label={t('table')} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={isWords(column) ? 'words' : ''}>
                {name(column)}
              </th>
            ))}
            {canPlay && (
              <th scope="col">
                <span className="visually-hidden">{t('play')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => {
            const puzzle = puzzles[i];
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: results stay in their order
              <tr key={i}>
                {columns.map((column) => (
                  <td key={column} className={isWords(column) ? 'words' : ''} {...(column === 'error' ? { lang: 'en' } : {})}>
                    {write(row[column])}
                  </td>
                ))}
                {canPlay && (
                  <td>
                    {puzzle && (
                      <button
                        type="button"
                        className="link"
                        aria-label={t('playNumber', { name: t('solutionNumber', { n: write(row['number']) }) })}
                        onClick={() => void startGame(puzzle)}
                      >
                        {t('play')}
                      </button>
                    )}
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
