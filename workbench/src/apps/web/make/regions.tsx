import { type ReactElement, useState } from 'react';
import type { Complaint, Kind } from '#core';
import { parseKind } from '#kinds';
import { ComplaintText } from '../complaint.tsx';
import { useTranslation } from '../texts.ts';
import { readRegionMap, writeRegionMap } from './region-map.ts';

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
  const [text, setText] = useState(() => writeRegionMap(kind.regions ?? [], size));
  const [complaint, setComplaint] = useState<Complaint | string>('');
  const take = (): void => {
    const regions = readRegionMap(text);
    const read = regions && parseKind(kind.spec, regions);
    setComplaint(read ? (read.ok ? '' : read) : t('regions.sign'));
    if (read?.ok) onRegions(regions!);
  };
  return (
    <details className="regions">
      <summary>{t('regions.title')}</summary>
      <label htmlFor="regions">{t('regions.label', { size })}</label>
      <textarea id="regions" rows={Math.min(size, 16)} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
      {complaint !== '' && (
        <p className="complaint" role="alert">
          <ComplaintText complaint={complaint} />
        </p>
      )}
      <p className="note">{t('regions.note')}</p>
      <button type="button" className="button" onClick={take}>
        {t('regions.take')}
      </button>
    </details>
  );
}
