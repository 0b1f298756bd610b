import { type ReactElement, useEffect, useState } from 'react';
import type { JobOperationView, JobView } from '#client';
import { announce } from '../announce.tsx';
import { goTo, hrefOf } from '../router.ts';
import { connection, serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { draft } from '../service/draft.ts';
import { token } from '../service/token.ts';
import { Icon } from '../shell/icon.tsx';
import { notify } from '../shell/notices.tsx';
import { useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { FieldInput } from './field-input.tsx';
import { type FieldEntry, type JobField, jobFieldsOf, OPTIONS_EXAMPLE, requestOf } from './fields.ts';
import { rememberJob } from './known-jobs.ts';
import { TroubleNote } from './trouble.tsx';
import { useValueWords } from './value-words.ts';

/** Fields in sight, in their order; the others are one press away. A field that has to be filled in is always in sight. */
const IN_SIGHT = ['name', 'do', 'puzzle', 'puzzles', 'kind', 'difficulty', 'count', 'size', 'limit', 'most', 'seed'];
/** A file of more bytes is sent as a stream of lines and not as a field of a request. */
const MOST_IN_REQUEST = 900_000;

/** Makes a job of any operation that the service offers; the fields are those of its request. */
export function NewJob(): ReactElement {
  const { t } = useTranslation('jobs');
  useValueWords();
  const { operations, trouble } = useOperations();
  const [id, setId] = useState('');
  const operation = operations.find((one) => one.id === id) ?? operations[0];
  return (
    <>
      <h1>{t('new')}</h1>
      <TroubleNote trouble={trouble} />
      {operation && <JobForm operation={operation} operations={operations} onOperation={setId} />}
    </>
  );
}

interface JobFormProps {
  readonly operation: JobOperationView;
  readonly operations: readonly JobOperationView[];
  readonly onOperation: (id: string) => void;
}

function JobForm({ operation, operations, onOperation }: JobFormProps): ReactElement {
  const { t } = useTranslation('jobs');
  const [entries, setEntries] = useState<Readonly<Record<string, FieldEntry>>>(() => {
    const text = draft.get();
    return text === undefined ? {} : { puzzle: text };
  });
  const [label, setLabel] = useState('');
  const [file, setFile] = useState<File | undefined>(undefined);
  // Taken once: who comes back later does not find it again.
  useEffect(() => draft.set(undefined), []);
  const fields = jobFieldsOf(operation.schema);
  const { start, complaint, failure, isSending } = useStart(operation.id, fields);
  const input = (field: JobField): ReactElement => (
    <FieldInput
      key={field.name}
      field={field}
      entry={entries[field.name]}
      onChange={(entry) => setEntries((all) => ({ ...all, [field.name]: entry }))}
      {...(field.name === 'puzzles' ? { file, onFile: setFile } : {})}
    />
  );
  return (
    <form
      className="card job-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void start(entries, label.trim(), file);
      }}
    >
      <OperationChoice operations={operations} chosen={operation.id} onChange={onOperation} />
      {fields
        .filter(isSeen)
        .sort((a, b) => place(a) - place(b))
        .map(input)}
      <details>
        <summary>{t('more')}</summary>
        <div className="wishes">
          {fields.filter((field) => !isSeen(field)).map(input)}
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
  );
}

interface OperationChoiceProps {
  readonly operations: readonly JobOperationView[];
  readonly chosen: string;
  readonly onChange: (id: string) => void;
}

function OperationChoice({ operations, chosen, onChange }: OperationChoiceProps): ReactElement {
  const { t, i18n } = useTranslation('jobs');
  return (
    <fieldset className="cards operations">
      <legend>{t('what')}</legend>
      {operations.map(({ id, words }) => (
        <label key={id}>
          <input type="radio" name="operation" value={id} checked={id === chosen} onChange={() => onChange(id)} />
          <span>
            {words[i18n.language].title}
            <small>{words[i18n.language].summary}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

interface Start {
  start(entries: Readonly<Record<string, FieldEntry>>, label: string, file: File | undefined): Promise<void>;
  /** What is wrong with what was entered; empty where nothing is. */
  readonly complaint: string;
  readonly failure: Trouble | undefined;
  readonly isSending: boolean;
}

/** Sends what was entered, and goes to the job that has begun. */
function useStart(operation: string, fields: readonly JobField[]): Start {
  const { t } = useTranslation('jobs');
  const { t: labelOf } = useTranslation('fields');
  const [complaint, setComplaint] = useState('');
  const [failure, setFailure] = useState<Trouble | undefined>(undefined);
  const [isSending, setSending] = useState(false);
  const nameOf = (name: string): string => labelOf(`label.${name}`, { defaultValue: name });
  const begun = (job: JobView): void => {
    rememberJob(job.id);
    if (job.state === 'running') announce(t('begun'));
    else notify(t('existed'));
    goTo(hrefOf('jobs', job.id));
  };
  return {
    complaint,
    failure,
    isSending,
    async start(entries, label, file) {
      setComplaint('');
      setFailure(undefined);
      const stream = file && file.size > MOST_IN_REQUEST ? file : undefined;
      const texts = file && !stream ? { puzzles: await file.text() } : {};
      const request = requestOf(fields, { ...entries, ...(stream ? { puzzles: '' } : {}), ...texts });
      const lacksPuzzles = fields.some(({ name }) => name === 'puzzles') && !stream;
      if (!request.ok)
        setComplaint(
          t(`bad.${request.error}`, { field: nameOf(request.field.name), example: OPTIONS_EXAMPLE, ...boundsOf(request.field) }),
        );
      else if (lacksPuzzles && request.value['puzzles'] === undefined) setComplaint(t('bad.missing', { field: nameOf('puzzles') }));
      else if (stream && request.value['options'] !== undefined) setComplaint(t('bad.stream'));
      else {
        setSending(true);
        await send(operation, request.value, label, stream)
          .then(begun, (error: unknown) => setFailure(troubleOf(error)))
          .finally(() => setSending(false));
      }
    },
  };
}

function isSeen({ name, isRequired, usual }: JobField): boolean {
  return isRequired || (IN_SIGHT.includes(name) && (name !== 'kind' || usual !== undefined));
}

function place({ name }: JobField): number {
  const at = IN_SIGHT.indexOf(name);
  return at < 0 ? IN_SIGHT.length : at;
}

function boundsOf({ shape }: JobField): { least: number; most: number } {
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
