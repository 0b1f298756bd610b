import type { ReactElement } from 'react';
import { ComplaintText } from '../complaint.tsx';
import type { Trouble } from '../service/connection.ts';
import { useTranslation } from '../texts.ts';

/** What went wrong, as a sentence. That the service is away is said at the top of the view. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble | undefined }): ReactElement | null {
  const { t } = useTranslation('jobs');
  if (!trouble || trouble.key === 'away') return null;
  return (
    <p className="complaint" role="alert">
      {t(`error.${trouble.key}`)} {trouble.words !== undefined && <span lang="en">{trouble.words}</span>}
      {trouble.complaint && <ComplaintText complaint={trouble.complaint} />}
    </p>
  );
}
