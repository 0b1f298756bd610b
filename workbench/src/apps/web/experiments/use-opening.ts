import { useState } from 'react';
import type { Complaint } from '#core';
import { announce } from '../announce.tsx';
import { goTo, hrefOf } from '../router.ts';
import { useTranslation } from '../texts.ts';
import { type DroppedFiles, LARGEST_DATA } from './dropped-files.ts';
import { type NamedText, openTexts } from './shelf.ts';

export interface ReportOpening {
  /** What was wrong with what was opened last. */
  readonly complaints: readonly (Complaint | string)[];
  /** Opens results; `from` is the report that they are of. */
  open(files: readonly NamedText[], from?: string): Promise<void>;
  /** Opens what was chosen or dropped, and says what was not taken. */
  openChoice(choice: DroppedFiles): Promise<void>;
}

/** Opens results of experiments, and goes to what they say. */
export function useOpening(): ReportOpening {
  const { t } = useTranslation('experiments');
  const [complaints, setComplaints] = useState<ReportOpening['complaints']>([]);
  const openAll = async (files: readonly NamedText[], before: readonly string[], from?: string): Promise<void> => {
    setComplaints(before);
    const here = location.hash;
    const { ids, complaints: after } = await openTexts(files, from);
    setComplaints([...before, ...after]);
    if (ids.length > 0) announce(t('opened', { count: ids.length }));
    // Somebody who has gone on meanwhile is not fetched back. One file is wanted for what it says; of a whole report one chooses.
    if (location.hash !== here) return;
    if (ids.length === 1) goTo(hrefOf('experiments', ids[0]!));
    else if (ids.length > 1) goTo(hrefOf('experiments'));
  };
  return {
    complaints,
    open: (files, from) => openAll(files, [], from),
    openChoice: ({ files, refusals }) =>
      openAll(
        files,
        refusals.map(({ name, reason }) => t(`refused.${reason}`, { name, megabytes: LARGEST_DATA / 1e6 })),
      ),
  };
}
