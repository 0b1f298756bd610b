import { type ReactElement, useMemo } from 'react';
import type { PositionRecord } from '#session';
import { useAnswer } from '../library/use-latest.ts';
import { useTranslation } from '../texts.ts';

/** So long a puzzle that was read is looked at for its solutions. */
const PATIENCE_MS = 3000;

/** Warns before one plays what cannot be solved, or not by logic alone. */
export function FoundVerdict({ record }: { readonly record: PositionRecord }): ReactElement | null {
  const { t } = useTranslation('make');
  const question = useMemo(() => ({ puzzle: record, timeMs: PATIENCE_MS }), [record]);
  const answer = useAnswer('solution', question)?.solvability;
  if (answer !== 'none' && answer !== 'several') return null;
  return (
    <p className="complaint" role="alert">
      {t(`import.verdict.${answer}`)}
    </p>
  );
}
