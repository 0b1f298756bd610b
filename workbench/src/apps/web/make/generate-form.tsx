import { type ReactElement, useEffect, useState } from 'react';
import { LEVELS, type LevelId } from '#core';
import { levelWithRange } from '../level-words.ts';
import { library } from '../library/client.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { useLatest } from '../library/use-latest.ts';
import { Switch } from '../shell/switch.tsx';
import { useTranslation } from '../texts.ts';
import { KindChoice } from './kind-choice.tsx';
import { MoreWishes } from './more-wishes.tsx';
import { RuleWishes } from './rule-wishes.tsx';
import { NumberField, Pair, WordChoice } from './wish-fields.tsx';
import type { WishForm } from './wishes.ts';

interface FormProps {
  readonly form: WishForm;
  readonly onChange: (change: Partial<WishForm>) => void;
}

/** What a setter may wish: the usual in sight, the rest one press away. */
export function GenerateForm({ form, onChange }: FormProps): ReactElement {
  const { t, i18n } = useTranslation('make');
  const { t: label } = useTranslation('fields');
  const [facts, setFacts] = useState<LibraryAnswer<'kindFacts'>>({ symmetries: [], classes: [], layouts: [] });
  const latest = useLatest();
  useEffect(() => {
    void latest.ask((signal) => library.call('kindFacts', { spec: form.spec }, { signal })).then((told) => told && setFacts(told.answer));
  }, [latest, form.spec]);
  const scale = form.rules.length > 0 ? 'ninefold-rules' : 'sudoku-explainer';
  const levels = (Object.keys(LEVELS) as LevelId[]).map((id) => [id, levelWithRange(id, i18n.language, scale)] as const);
  return (
    <div className="wishes">
      <KindChoice spec={form.spec} onChange={(spec) => onChange({ spec, symmetry: 'none', surveyClass: '', rules: [] })} />
      <RuleWishes form={form} layouts={facts.layouts} onChange={onChange} />
      <WordChoice
        label={label('label.difficulty')}
        value={form.difficulty}
        onChange={(difficulty) => onChange({ difficulty })}
        options={[['any', t('wish.any')], ...levels, ['range', t('wish.range')]]}
      />
      {form.difficulty === 'range' && (
        <Pair
          label={t('wish.rating')}
          from={form.ratingFrom}
          to={form.ratingTo}
          onFrom={(ratingFrom) => onChange({ ratingFrom })}
          onTo={(ratingTo) => onChange({ ratingTo })}
        />
      )}
      <WordChoice
        label={label('label.symmetry')}
        value={form.symmetry}
        onChange={(symmetry) => onChange({ symmetry })}
        options={facts.symmetries.map(({ id, name }) => [id, name[i18n.language]] as const)}
      />
      <NumberField label={label('label.count')} most={1000} value={form.count} onChange={(count) => onChange({ count })} />
      <Switch
        label={label('label.minimal')}
        detail={t('wish.minimalDetail')}
        on={form.minimal}
        onChange={(minimal) => onChange({ minimal })}
      />
      <details>
        <summary>{t('wish.more')}</summary>
        <MoreWishes form={form} onChange={onChange} classes={facts.classes} />
      </details>
    </div>
  );
}
