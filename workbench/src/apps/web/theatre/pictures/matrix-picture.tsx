import type { ReactElement } from 'react';
import { cellName } from '#core';
import { useTranslation } from '../../texts.ts';
import type { CubeState } from '../acts/cube-act.ts';
import { ScrollBox } from '../scroll-box.tsx';

/** Rows that are drawn around the one that changed; matrices of the documents are shown whole. */
const MOST_ROWS = 120;

/** The matrix P: a row for each blank cell with its probable values, and how many are left. */
export function MatrixPicture({ state, position }: { readonly state: CubeState; readonly position: number }): ReactElement {
  const { t } = useTranslation('theatre');
  const { rows, puzzle, cell, value } = state;
  const now = state.stage === 'tree' && state.level >= 0 ? state.rows[state.level]?.cell : cell;
  const at = rows.findIndex((row) => row.cell === now);
  const first = Math.max(0, Math.min(at - MOST_ROWS / 2, rows.length - MOST_ROWS));
  return (
    <ScrollBox label={t('matrix.label')} follow={position}>
      <table className="matrix">
        <caption className="visually-hidden">{t('matrix.label')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('matrix.cell')}</th>
            <th scope="col">{t('matrix.values')}</th>
            <th scope="col">{t('matrix.count')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.slice(first, first + MOST_ROWS).map(({ cell: own, values, gone }) => (
            <tr key={own} className={own === now ? 'now' : ''} data-now={own === now || undefined}>
              <th scope="row">{cellName(puzzle.geometry, own)}</th>
              <td>
                {values.map((one) => (
                  <span key={one} className={`chip ${gone.has(one) ? 'gone' : ''} ${own === cell && one === value ? 'now' : ''}`}>
                    {gone.has(one) ? <s>{puzzle.symbols.all[one - 1]}</s> : puzzle.symbols.all[one - 1]}
                  </span>
                ))}
              </td>
              <td>{values.length - gone.size}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
