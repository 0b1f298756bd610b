import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Kind } from '#core';
import { parseKind } from '#kinds';

const SIGNS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** The region map of a jigsaw as text: one sign per square, the same sign for the same region. */
export function Regions({
  kind,
  onRegions,
}: {
  readonly kind: Kind;
  readonly onRegions: (regions: readonly number[]) => void;
}): ReactElement {
  const { t } = useTranslation('make');
  const { size } = kind.geometry;
  const [text, setText] = useState(() => write(kind.regions ?? [], size));
  const [complaint, setComplaint] = useState('');
  const take = (): void => {
    const regions = [...text.replace(/\s/g, '')].map((sign) => SIGNS.indexOf(sign));
    const read = regions.includes(-1) ? undefined : parseKind(kind.spec, regions);
    if (read?.ok) {
      setComplaint('');
      onRegions(regions);
    } else setComplaint(read ? read.error : t('regions.sign'));
  };
  return (
    <details className="regions">
      <summary>{t('regions.title')}</summary>
      <label htmlFor="regions">{t('regions.label', { size })}</label>
      <textarea id="regions" rows={Math.min(size, 16)} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      {complaint !== '' && <p role="alert">{complaint}</p>}
      <p className="note">{t('regions.note')}</p>
      <button type="button" className="button" onClick={take}>
        {t('regions.take')}
      </button>
    </details>
  );
}

function write(regions: readonly number[], size: number): string {
  const rows = Array.from({ length: size }, (_, row) => regions.slice(row * size, (row + 1) * size));
  return rows.map((row) => row.map((region) => SIGNS[region] ?? '?').join('')).join('\n');
}
