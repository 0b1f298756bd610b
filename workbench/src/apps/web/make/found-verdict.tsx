import { type ReactElement, useEffect, useState } from 'react';
import type { PositionRecord } from '#session';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useTranslation } from '../texts.ts';

/** So long a puzzle that was read is looked at for its solutions. */
const PATIENCE_MS = 3000;

/** Warns before one plays what cannot be solved, or not by logic alone. */
export function FoundVerdict({ record }: { readonly record: PositionRecord }): ReactElement | null {
  const { t } = useTranslation('make');
  const [answer, setAnswer] = useState<LibraryAnswer<'solution'>['solvability'] | undefined>(undefined);
  useEffect(() => {
    const open = new AbortController();
    library.call('solution', { puzzle: record, timeMs: PATIENCE_MS }, { signal: open.signal }).then(
      ({ solvability }) => setAnswer(solvability),
      () => undefined,
    );
    return () => open.abort();
  }, [record]);
  if (answer !== 'none' && answer !== 'several') return null;
  return (
    <p className="complaint" role="alert">
      {t(`import.verdict.${answer}`)}
    </p>
  );
}
