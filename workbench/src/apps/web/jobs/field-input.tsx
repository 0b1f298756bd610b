import { type ReactElement, useId, useState } from 'react';
import { DEFAULT_KIND } from '#kinds';
import { KindChoice } from '../make/kind-choice.tsx';
import { Switch } from '../shell/switch.tsx';
import { useTranslation } from '../texts.ts';
import { type FieldEntry, firstEntry, type InputShape, type JobField, OPTIONS_EXAMPLE } from './fields.ts';
import { PuzzleText } from './puzzle-text.tsx';
import { useValueWords } from './value-words.ts';

interface FieldInputProps {
  readonly field: JobField;
  /** What was entered; undefined where it is untouched. */
  readonly entry: FieldEntry | undefined;
  readonly onChange: (entry: FieldEntry) => void;
  /** The file that stands for the text, and who is told of one; only where files may be large. */
  readonly file?: File | undefined;
  readonly onFile?: ((file: File | undefined) => void) | undefined;
}

/** One field of a request. Kinds and puzzles have inputs of their own; everything else goes by its shape. */
export function FieldInput({ field, entry = firstEntry(field), onChange, file, onFile }: FieldInputProps): ReactElement {
  const { t } = useTranslation('jobs');
  const { t: labelOf, i18n } = useTranslation('fields');
  const id = useId();
  const { name, shape, usual } = field;
  const isKnown = i18n.exists(`label.${name}`);
  const label = labelOf(`label.${name}`, { defaultValue: name });
  const detail = t(`detail.${name}`, { defaultValue: isKnown ? '' : field.description, example: OPTIONS_EXAMPLE });
  const text = typeof entry === 'string' ? entry : '';
  if (name === 'puzzle' || name === 'puzzles')
    return <PuzzleText label={label} detail={detail} text={text} onText={onChange} file={file} onFile={onFile} />;
  if (name === 'kind') return <KindField label={t('kindSaid')} spec={text} usual={usual} onChange={onChange} />;
  if (shape.type === 'switch') return <Switch label={label} detail={detail} on={entry === true} onChange={onChange} />;
  if (shape.type === 'choices')
    return <Choices label={label} detail={detail} name={name} words={shape.words} chosen={entry} onChange={onChange} />;
  return (
    <div className="field-line">
      <label htmlFor={id}>{label}</label>
      <Input id={id} name={name} shape={shape} text={text} isRequired={field.isRequired} onChange={onChange} />
      {detail !== '' && <small>{detail}</small>}
    </div>
  );
}

interface InputProps {
  readonly id: string;
  readonly name: string;
  readonly shape: InputShape;
  readonly text: string;
  readonly isRequired: boolean;
  readonly onChange: (text: string) => void;
}

function Input({ id, name, shape, text, isRequired, onChange }: InputProps): ReactElement {
  const { t } = useTranslation('jobs');
  const wordOf = useValueWords();
  // Whether a number is wanted where there are words too.
  const [isOwn, setOwn] = useState(false);
  if (shape.type === 'choice')
    return (
      <select id={id} className="field" value={text} onChange={(event) => onChange(event.target.value)}>
        {!isRequired && !shape.words.includes(text) && <option value="">{t('any')}</option>}
        {shape.words.map((word) => (
          <option key={word} value={word}>
            {wordOf(name, word)}
          </option>
        ))}
      </select>
    );
  if (shape.type === 'amount' && shape.words.length > 0) {
    const isWord = shape.words.includes(text);
    return (
      <>
        <select
          id={id}
          className="field"
          value={isOwn ? 'own' : isWord ? text : ''}
          onChange={(event) => {
            setOwn(event.target.value === 'own');
            onChange(event.target.value === 'own' ? '' : event.target.value);
          }}
        >
          {!shape.words.includes('all') && <option value="">{t('any')}</option>}
          {shape.words.map((word) => (
            <option key={word} value={word}>
              {wordOf(name, word)}
            </option>
          ))}
          <option value="own">{t(shape.takesRange ? 'ownRange' : 'ownNumber')}</option>
        </select>
        {isOwn && (
          <input
            type="text"
            inputMode="decimal"
            aria-label={t(shape.takesRange ? 'ownRange' : 'ownNumber')}
            value={text}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </>
    );
  }
  if (shape.type === 'text' || shape.type === 'json')
    return <textarea id={id} rows={2} spellCheck={false} value={text} onChange={(event) => onChange(event.target.value)} />;
  return <input id={id} type="text" inputMode="decimal" value={text} onChange={(event) => onChange(event.target.value)} />;
}

interface KindFieldProps {
  readonly label: string;
  readonly spec: string;
  readonly usual: unknown;
  readonly onChange: (spec: string) => void;
}

/** A kind; where none is needed, because the text says it, only on demand. */
function KindField({ label, spec, usual, onChange }: KindFieldProps): ReactElement {
  const first = typeof usual === 'string' ? usual : DEFAULT_KIND;
  return (
    <>
      {usual === undefined && <Switch label={label} on={spec !== ''} onChange={(isOn) => onChange(isOn ? first : '')} />}
      {(usual !== undefined || spec !== '') && <KindChoice spec={spec === '' ? first : spec} onChange={onChange} />}
    </>
  );
}

interface ChoicesProps {
  readonly label: string;
  readonly detail: string;
  readonly name: string;
  readonly words: readonly string[];
  readonly chosen: FieldEntry;
  readonly onChange: (chosen: readonly string[]) => void;
}

function Choices({ label, detail, name, words, chosen, onChange }: ChoicesProps): ReactElement {
  const { t } = useTranslation('jobs');
  const wordOf = useValueWords();
  const taken = Array.isArray(chosen) ? (chosen as readonly string[]) : [];
  return (
    <details>
      <summary>{t('chosen', { label, count: taken.length })}</summary>
      {detail !== '' && <p className="note">{detail}</p>}
      <ul className="technique-choice">
        {words.map((word) => (
          <li key={word}>
            <label>
              <input
                type="checkbox"
                checked={taken.includes(word)}
                onChange={() => onChange(words.filter((one) => taken.includes(one) !== (one === word)))}
              />{' '}
              {wordOf(name, word)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
