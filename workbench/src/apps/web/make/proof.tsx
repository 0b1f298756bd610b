import { type ReactElement, useEffect, useState } from 'react';
import { type Complaint, complaintOf, type Puzzle } from '#core';
import { packPuzzle } from '#session';
import { ComplaintText } from '../complaint.tsx';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useLatest } from '../library/use-latest.ts';
import { saveFile } from '../save-text.ts';
import { useTranslation } from '../texts.ts';

/** Milliseconds for one proof; longer ones are for the command line. */
const PATIENCE_MS = 120_000;

type State =
  | { readonly step: 'asked' }
  | { readonly step: 'working' }
  | { readonly step: 'done'; readonly proof: LibraryAnswer<'prove'> }
  | { readonly step: 'failed'; readonly complaint: Complaint };

/** Proves that a puzzle has one solution, checks the proof, and hands it over as files that a stranger can check. */
export function ProofButton({ puzzle }: { readonly puzzle: Puzzle }): ReactElement {
  const { t, i18n } = useTranslation('make');
  const [state, setState] = useState<State>({ step: 'asked' });
  const latest = useLatest();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a proof is of one puzzle; another one ends it
  useEffect(() => {
    setState({ step: 'asked' });
    return () => latest.end();
  }, [puzzle]);
  const prove = async (): Promise<void> => {
    setState({ step: 'working' });
    try {
      const told = await latest.ask((signal) => library.call('prove', { puzzle: packPuzzle(puzzle), timeMs: PATIENCE_MS }, { signal }));
      if (told) setState({ step: 'done', proof: told.answer });
    } catch (error) {
      setState({ step: 'failed', complaint: complaintOf(error) });
    }
  };
  if (state.step === 'working')
    return (
      <p className="proof" role="status">
        {t('proof.working')}{' '}
        <button
          type="button"
          className="button small"
          onClick={() => {
            latest.end();
            setState({ step: 'asked' });
          }}
        >
          {t('proof.stop')}
        </button>
      </p>
    );
  return (
    <div className="proof">
      {state.step === 'failed' && (
        <p role="alert">
          <ComplaintText complaint={state.complaint} />
        </p>
      )}
      {state.step === 'done' && state.proof.status !== 'proved' && <p role="status">{t(`proof.${state.proof.status}`)}</p>}
      {state.step === 'done' && state.proof.status === 'proved' ? (
        <p role="status">
          {t('proof.proved', { count: state.proof.lines, n: new Intl.NumberFormat(i18n.language).format(state.proof.lines) })}{' '}
          <SaveButton archive={state.proof.archive} label={t('proof.save')} />
        </p>
      ) : (
        <button type="button" className="button small" onClick={() => void prove()} title={t('proof.what')}>
          {t('proof.make')}
        </button>
      )}
    </div>
  );
}

function SaveButton({ archive, label }: { readonly archive: Uint8Array<ArrayBuffer>; readonly label: string }): ReactElement {
  return (
    <button type="button" className="button small" onClick={() => saveFile(archive, 'proof.zip', 'application/zip')}>
      {label}
    </button>
  );
}
