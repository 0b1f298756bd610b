import { type ReactElement, useId } from 'react';
import type { OptionValue } from '#core';
import { useTranslation } from '../texts.ts';
import type { Control } from './scene.ts';

interface ControlsProps {
  readonly controls: readonly Control[];
  readonly chosen: Readonly<Record<string, OptionValue>>;
  readonly onChoose: (name: string, value: OptionValue) => void;
}

/** The settings of a scene. */
export function Controls({ controls, chosen, onChoose }: ControlsProps): ReactElement {
  return (
    <>
      {controls.map((control) => (
        <OneControl key={control.name} control={control} value={chosen[control.name]} onChoose={(value) => onChoose(control.name, value)} />
      ))}
    </>
  );
}

interface OneControlProps {
  readonly control: Control;
  readonly value: OptionValue | undefined;
  readonly onChoose: (value: OptionValue) => void;
}

function OneControl({ control: { name, choices, asList }, value, onChoose }: OneControlProps): ReactElement {
  const { t } = useTranslation('theatre');
  const id = useId();
  const word = (choice: OptionValue): string => t(`controls.${name}.${String(choice)}`, { defaultValue: String(choice) });
  if (asList)
    return (
      <div className="setting">
        <label htmlFor={id}>{t(`controls.${name}.label`)}</label>
        <select id={id} className="field" value={String(value)} onChange={(event) => onChoose(event.target.value)}>
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {word(choice)}
            </option>
          ))}
        </select>
      </div>
    );
  return (
    <div className="setting">
      <span id={id}>{t(`controls.${name}.label`)}</span>
      <div className="segments" role="group" aria-labelledby={id}>
        {choices.map((choice) => (
          <button key={String(choice)} type="button" aria-pressed={choice === value} onClick={() => onChoose(choice)}>
            {word(choice)}
          </button>
        ))}
      </div>
    </div>
  );
}
