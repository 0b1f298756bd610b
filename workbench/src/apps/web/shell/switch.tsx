import type { ReactElement } from 'react';

interface SwitchProps {
  readonly label: string;
  readonly detail?: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

/** Something that is on or off. */
export function Switch({ label, detail, on, onChange }: SwitchProps): ReactElement {
  return (
    <label className="switch">
      <span>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </span>
      <input type="checkbox" role="switch" aria-checked={on} checked={on} onChange={(event) => onChange(event.target.checked)} />
    </label>
  );
}
