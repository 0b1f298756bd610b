import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Said } from '../complaint.tsx';
import type { Trouble } from '../service/connection.ts';

/** The service names options of the command line; here the same choices stand in the form. */
function forPage(words: string): string {
  return words.replace(/--kind/g, 'the kind chosen below').replace(/--from/g, 'the format chosen below');
}

/** What went wrong, as a sentence. That the service is away is said at the top of the view. */
export function TroubleNote({ trouble }: { readonly trouble: Trouble | undefined }): ReactElement | null {
  const { t } = useTranslation('jobs');
  if (!trouble || trouble.key === 'away') return null;
  return (
    <p className="complaint" role="alert">
      {t(`error.${trouble.key}`)} {trouble.words !== undefined && <span lang="en">{forPage(trouble.words)}</span>}
      {trouble.complaint && <Said complaint={trouble.complaint} />}
    </p>
  );
}
