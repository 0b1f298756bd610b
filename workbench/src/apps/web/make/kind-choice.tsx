import { type ReactElement, useId } from 'react';
import { speak } from '#core';
import { kindFamilies, offeredArguments, parseKindWithoutRegions, splitSpec } from '#kinds';
import { useSpeaker } from '../language.ts';
import { useTranslation } from '../texts.ts';

interface KindChoiceProps {
  readonly spec: string;
  readonly onChange: (spec: string) => void;
}

/** A family, its size and its option as three lists, which together are a spec. What they offer comes from the registry. */
export function KindChoice({ spec, onChange }: KindChoiceProps): ReactElement {
  const { t } = useTranslation('make');
  const speaker = useSpeaker();
  const list = useId();
  const { family, argument = family?.usual ?? '', option } = splitSpec(spec) ?? { family: kindFamilies[0]! };
  const sizes = offeredArguments(family);
  const build = (name: string, size: string, rule?: string): string => `${name}${size && `:${size}`}${rule ? `/${rule}` : ''}`;
  const first = (id: string): string => build(id, kindFamilies.find((one) => one.id === id)?.usual ?? '');
  const sizeName = (size: string): string => {
    const kind = parseKindWithoutRegions(build(family.id, size));
    return kind.ok ? speak(kind.value.words.title, speaker) : size;
  };
  return (
    <div className="kind-choice">
      <div>
        <label htmlFor={`${list}f`}>{t('kind.family')}</label>
        <select id={`${list}f`} className="field" value={family.id} onChange={(event) => onChange(first(event.target.value))}>
          {kindFamilies.map((one) => (
            <option key={one.id} value={one.id}>
              {one.words[speaker.language.code].name}
            </option>
          ))}
        </select>
      </div>
      {sizes.length > 1 && (
        <div>
          <label htmlFor={`${list}s`}>{t('kind.size')}</label>
          <select
            id={`${list}s`}
            className="field"
            value={argument}
            onChange={(event) => onChange(build(family.id, event.target.value, option))}
          >
            {sizes.map((size) => (
              <option key={size} value={size}>
                {sizeName(size)}
              </option>
            ))}
          </select>
        </div>
      )}
      {family.options.length > 0 && (
        <div>
          <label htmlFor={`${list}o`}>{t('kind.option')}</label>
          <select
            id={`${list}o`}
            className="field"
            value={option ?? family.options[0]}
            onChange={(event) => onChange(build(family.id, argument, event.target.value === family.options[0] ? '' : event.target.value))}
          >
            {family.options.map((rule) => (
              <option key={rule} value={rule}>
                {family.words[speaker.language.code].options?.[rule]?.title}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
