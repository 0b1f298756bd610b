import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobOperationView, JobView } from '#client';
import { announce } from '../announce.tsx';
import { goTo, hrefOf } from '../router.ts';
import { connection, serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { draft } from '../service/draft.ts';
import { token } from '../service/token.ts';
import { Icon } from '../shell/icon.tsx';
import { notify } from '../shell/notices.tsx';
import { useStore } from '../store.ts';
import { FieldInput } from './field-input.tsx';
import { type Entry, type Field, fieldsOf, requestOf } from './fields.ts';
import { rememberJob } from './known-jobs.ts';
import { TroubleNote } from './trouble.tsx';
import { useValueWords } from './value-words.ts';
import { useJobWords } from './words.ts';

/** Fields in sight, in their order; the others are one press away. A field that has to be filled in is always in sight. */
const IN_SIGHT = ['name', 'do', 'puzzle', 'puzzles', 'kind', 'difficulty', 'count', 'size', 'limit', 'most', 'seed'];
/** Fields that hold puzzles, and may come from a file. */
const TEXTS = ['puzzle', 'puzzles'];
/** A file of more bytes is sent as a stream of lines and not as a field of a request. */
const MOST_IN_REQUEST = 900_000;

/** Makes a job of any operation that the service offers; the fields are those of its request. */
export function NewJob(): ReactElement {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  useValueWords();
  const { operations, trouble } = useOperations();
  const [id, setId] = useState('');
  const [entries, setEntries] = useState<Readonly<Record<string, Entry>>>(() => {
    const text = draft.get();
    return text === undefined ? {} : { puzzle: text };
  });
  const [label, setLabel] = useState('');
  const [file, setFile] = useState<File | undefined>(undefined);
  const [complaint, setComplaint] = useState('');
  const [failure, setFailure] = useState<Trouble | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  // Taken once: who comes back later does not find it again.
  useEffect(() => draft.set(undefined), []);
  const operation = operations.find((one) => one.id === id) ?? operations[0];
  const fields = operation ? fieldsOf(operation.schema) : [];
  const isSeen = ({ name, isRequired, usual }: Field): boolean =>
    isRequired || (IN_SIGHT.includes(name) && (name !== 'kind' || usual !== undefined));
  const seen = fields.filter(isSeen).sort((a, b) => place(a) - place(b));
  const others = fields.filter((field) => !isSeen(field));
  const start = async (): Promise<void> => {
    setComplaint('');
    setFailure(undefined);
    const stream = file && file.size > MOST_IN_REQUEST ? file : undefined;
    const texts = file && !stream ? { puzzles: await file.text() } : {};
    const request = requestOf(fields, { ...entries, ...(stream ? { puzzles: '' } : {}), ...texts });
    if (!request.ok) {
      setComplaint(
        t(`bad.${request.error}`, {
          field: t(`field.${request.field.name}`, { defaultValue: request.field.name }),
          ...boundsOf(request.field),
        }),
      );
      return;
    }
    if (fields.some(({ name }) => name === 'puzzles') && !stream && request.value['puzzles'] === undefined) {
      setComplaint(t('bad.missing', { field: t('field.puzzles') }));
      return;
    }
    if (stream && request.value['options'] !== undefined) {
      setComplaint(t('bad.stream'));
      return;
    }
    setSending(true);
    try {
      begun(await send(operation!.id, request.value, label.trim(), stream));
    } catch (error) {
      setFailure(troubleOf(error));
    } finally {
      setSending(false);
    }
  };
  const begun = (job: JobView): void => {
    rememberJob(job.id);
    if (job.state === 'running') announce(t('begun'));
    else notify(t('existed'));
    goTo(hrefOf('jobs', job.id));
  };
  const input = (field: Field): ReactElement => (
    <FieldInput
      key={field.name}
      field={field}
      entry={entries[field.name]}
      onChange={(entry) => setEntries((all) => ({ ...all, [field.name]: entry }))}
      {...(TEXTS.includes(field.name)
        ? { file: field.name === 'puzzles' ? file : undefined, onFile: field.name === 'puzzles' ? setFile : undefined }
        : {})}
    />
  );
  return (
    <>
      <h1>{t('new')}</h1>
      <TroubleNote trouble={trouble} />
      {operation && (
        <form
          className="card job-form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void start();
          }}
        >
          <fieldset className="cards operations">
            <legend>{t('what')}</legend>
            {operations.map((one) => (
              <label key={one.id}>
                <input type="radio" name="operation" value={one.id} checked={one.id === operation.id} onChange={() => setId(one.id)} />
                <span>
                  {words.operation(one.id, one.summary)}
                  <small>{t(`operation.${one.id}.summary`, { defaultValue: '' })}</small>
                </span>
              </label>
            ))}
          </fieldset>
          {seen.map(input)}
          <details>
            <summary>{t('more')}</summary>
            <div className="wishes">
              {others.map(input)}
              <div className="field-line">
                <label htmlFor="job-label">{t('label')}</label>
                <input id="job-label" type="text" maxLength={100} value={label} onChange={(event) => setLabel(event.target.value)} />
                <small>{t('labelWhy')}</small>
              </div>
            </div>
          </details>
          {complaint !== '' && (
            <p className="complaint" role="alert">
              {complaint}
            </p>
          )}
          <TroubleNote trouble={failure?.key === 'away' ? { key: 'notSent' } : failure} />
          <div className="card-actions">
            <button type="submit" className="button primary" disabled={isSending}>
              <Icon name="start" />
              {t('start')}
            </button>
          </div>
        </form>
      )}
    </>
  );
}

function place({ name }: Field): number {
  const at = IN_SIGHT.indexOf(name);
  return at < 0 ? IN_SIGHT.length : at;
}

function boundsOf({ shape }: Field): { least: number; most: number } {
  return shape.type === 'number' ? shape : { least: 0, most: 0 };
}

function send(operation: string, request: Readonly<Record<string, unknown>>, label: string, stream: File | undefined): Promise<JobView> {
  const named = label === '' ? {} : { label };
  if (!stream) return serviceClient()!.createJob({ operation, request, ...named });
  const { do: what, kind, from } = request as { do: string; kind?: string; from?: string };
  return serviceClient()!.createFileJob(what, stream, { ...(kind ? { kind } : {}), ...(from ? { from } : {}), ...named });
}

/** What the service can be asked for; asked again when it comes back. */
function useOperations(): { readonly operations: readonly JobOperationView[]; readonly trouble: Trouble | undefined } {
  const [operations, setOperations] = useState<readonly JobOperationView[]>([]);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const state = useStore(connection);
  const secret = useStore(token);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (operations.length > 0) return;
    serviceClient()!
      .jobOperations()
      .then(
        (all) => {
          setOperations(all);
          setTrouble(undefined);
        },
        (error: unknown) => setTrouble(troubleOf(error)),
      );
  }, [state, secret]);
  return { operations, trouble };
}
