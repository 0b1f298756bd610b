import type { ReactElement } from 'react';
import { findRule } from '#rules';
import type { LibraryAnswer } from '../library/operations.ts';
import { RulePicture } from '../rules/rule-picture.tsx';
import { Switch } from '../shell/switch.tsx';
import { useTranslation } from '../texts.ts';
import type { WishForm } from './wishes.ts';
import './rule-wishes.css';

interface RuleWishesProps {
  readonly form: WishForm;
  readonly layouts: LibraryAnswer<'kindFacts'>['layouts'];
  readonly onChange: (change: Partial<WishForm>) => void;
}

/** Rules that the generator can lay over the grid, with a picture of each. */
export function RuleWishes({ form, layouts, onChange }: RuleWishesProps): ReactElement | null {
  const { t, i18n } = useTranslation('make');
  const { t: label } = useTranslation('fields');
  if (layouts.length === 0) return null;
  const toggle = (id: string, on: boolean): void => {
    const rules = layouts.map((layout) => layout.id).filter((one) => (one === id ? on : form.rules.includes(one)));
    onChange({ rules });
  };
  return (
    <details className="rule-wishes">
      <summary>{t('wish.rules', { count: form.rules.length })}</summary>
      <p className="note">{t('wish.rulesDetail')}</p>
      <ul>
        {layouts.map(({ id, name, what, rule }) => (
          <li key={id}>
            <label title={what[i18n.language]}>
              <RulePicture type={findRule(rule)!} />
              <span className="wish-name">
                <input type="checkbox" checked={form.rules.includes(id)} onChange={(event) => toggle(id, event.target.checked)} />
                <span>{name[i18n.language]}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {form.rules.length > 0 && (
        <Switch label={label('label.crossing')} on={form.crossing} onChange={(crossing) => onChange({ crossing })} />
      )}
    </details>
  );
}
