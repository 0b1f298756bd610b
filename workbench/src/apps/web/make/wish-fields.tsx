import { type ReactElement, type ReactNode, useId } from 'react';
import { useTranslation } from '../texts.ts';

/** A line of the form: a label and what it names. */
function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }): ReactElement {
  const id = useId();
  return (
    <div className="field-line">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface TextProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** One of several words, each with what it is called. */
export function WordChoice({
  label,
  value,
  onChange,
  options,
}: TextProps & { readonly options: readonly (readonly [value: string, name: string])[] }): ReactElement {
  return (
    <Field label={label}>
      {(id) => (
        <select id={id} className="field" value={value} onChange={(event) => onChange(event.target.value)}>
          {options.map(([word, name]) => (
            <option key={word} value={word}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A number with arrows. */
export function NumberField({ label, value, onChange, most }: TextProps & { readonly most?: number }): ReactElement {
  return (
    <Field label={label}>
      {(id) => <input id={id} type="number" min={1} max={most} value={value} onChange={(event) => onChange(event.target.value)} />}
    </Field>
  );
}

/** A number that may be left out. */
export function OptionalNumber({ label, value, onChange, placeholder }: TextProps): ReactElement {
  return (
    <Field label={label}>
      {(id) => (
        <input
          id={id}
          type="text"
          inputMode="numeric"
          value={value}
          placeholder={placeholder}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** A grid as text: a pattern, a solution, a region map. */
export function GridText({ label, value, onChange, placeholder }: TextProps): ReactElement {
  return (
    <Field label={label}>
      {(id) => (
        <textarea
          id={id}
          rows={3}
          spellCheck={false}
          placeholder={placeholder}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

interface PairProps {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly onFrom: (text: string) => void;
  readonly onTo: (text: string) => void;
}

/** The two ends of a range. */
export function Pair({ label, from, to, onFrom, onTo }: PairProps): ReactElement {
  const { t } = useTranslation('make');
  const end = (name: 'from' | 'to', value: string, onText: (text: string) => void): ReactElement => (
    <input
      type="text"
      inputMode="decimal"
      aria-label={t(`wish.${name}`)}
      placeholder={t(`wish.${name}`)}
      value={value}
      onChange={(event) => onText(event.target.value)}
    />
  );
  return (
    <fieldset className="field-line pair">
      <legend>{label}</legend>
      {end('from', from, onFrom)}
      <span aria-hidden="true">–</span>
      {end('to', to, onTo)}
    </fieldset>
  );
}
