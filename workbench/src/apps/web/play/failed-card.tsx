import type { ReactElement } from 'react';
import type { Complaint } from '#core';
import { useComplaints } from '../complaint.tsx';
import { useTranslation } from '../texts.ts';

/** That no answer came, and why. Loaded when it happens: most players never see it. */
export function FailedCard({ complaint }: { readonly complaint: Complaint }): ReactElement {
  const { t } = useTranslation('play');
  const say = useComplaints(true);
  return <p role="alert">{say && t('coach.failed', { message: say(complaint).text })}</p>;
}
