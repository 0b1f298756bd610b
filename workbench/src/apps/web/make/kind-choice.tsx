import { type ReactElement, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseKind } from '#kinds';
import type { Say } from '../board/names.ts';
import { kindTitle } from '../kind-words.ts';
import { library } from '../library/client.ts';
import type { AnswerOf } from '../library/operations.ts';

interface KindChoiceProps {
  readonly spec: string;
  readonly onChange: (spec: string) => void;
}

/** A family, its size and its option as three lists, which together are a spec. What they offer comes from the registry. */
export function KindChoice({ spec, onChange }: KindChoiceProps): ReactElement {
  const { t } = useTranslation('make');
  const { t: kinds } = useTranslation('kinds');
  const id = useId();
  const [families, setFamilies] = useState<AnswerOf<'kindFacts'>['families']>([]);
  useEffect(() => {
    void library.call('kindFacts', { spec: 'classic:3x3' }).then((facts) => setFamilies(facts.families));
  }, []);
  const [, family = 'classic', argument = '', option] = /^([a-z]+\d*)(?::([^/]+))?(?:\/(.+))?$/.exec(spec) ?? [];
  const own = families.find((one) => one.id === family);
  const build = (name: string, size: string | undefined, rule: string | undefined): string =>
    `${name}${size ? `:${size}` : ''}${rule ? `/${rule}` : ''}`;
  const first = (name: string): string => {
    const sizes = families.find((one) => one.id === name)?.arguments ?? [];
    return build(name, sizes.find((size) => size === '3' || size === '3x3' || size === '9') ?? sizes[0], undefined);
  };
  const sizeName = (size: string): string => {
    const kind = parseKind(build(family, size, undefined), undefined);
    return kind.ok ? kindTitle(kinds as Say, kind.value) : kinds(`${family}.title`, { size });
  };
  return (
    <div className="kind-choice">
      <div>
        <label htmlFor={`${id}f`}>{t('kind.family')}</label>
        <select id={`${id}f`} className="field" value={family} onChange={(event) => onChange(first(event.target.value))}>
          {families.map((one) => (
            <option key={one.id} value={one.id}>
              {t(`family.${one.id}`)}
            </option>
          ))}
        </select>
      </div>
      {own && own.arguments.filter(Boolean).length > 1 && (
        <div>
          <label htmlFor={`${id}s`}>{t('kind.size')}</label>
          <select
            id={`${id}s`}
            className="field"
            value={argument}
            onChange={(event) => onChange(build(family, event.target.value, option))}
          >
            {own.arguments.map((size) => (
              <option key={size} value={size}>
                {sizeName(size)}
              </option>
            ))}
          </select>
        </div>
      )}
      {own && own.options.length > 0 && (
        <div>
          <label htmlFor={`${id}o`}>{t('kind.option')}</label>
          <select
            id={`${id}o`}
            className="field"
            value={option ?? own.options[0]}
            onChange={(event) => onChange(build(family, argument, event.target.value === own.options[0] ? undefined : event.target.value))}
          >
            {own.options.map((rule) => (
              <option key={rule} value={rule}>
                {kinds(`${family}.${rule}.title`)}
              </option>
            ))}
          </select>
        </div>
      )}
    </div>
  );
}
