import { type ReactElement, useEffect, useState } from 'react';
import { needsRegions } from '#kinds';
import { library } from '../library/client.ts';
import type { KindFacts } from '../library/kind-facts.ts';
import type { LibraryAnswer } from '../library/operations.ts';
import { Switch } from '../shell/switch.tsx';
import { useTranslation } from '../texts.ts';
import { GridText, NumberField, OptionalNumber, Pair, WordChoice } from './wish-fields.tsx';
import type { WishForm } from './wishes.ts';

interface MoreWishesProps {
  readonly form: WishForm;
  readonly onChange: (change: Partial<WishForm>) => void;
  /** The survey's classes that fit the kind. */
  readonly classes: KindFacts['classes'];
}

/** What few setters wish. */
export function MoreWishes({ form, onChange, classes }: MoreWishesProps): ReactElement {
  const { t, i18n } = useTranslation('make');
  const { t: label } = useTranslation('fields');
  return (
    <div className="wishes">
      <Pair
        label={label('label.clues')}
        from={form.cluesFrom}
        to={form.cluesTo}
        onFrom={(cluesFrom) => onChange({ cluesFrom })}
        onTo={(cluesTo) => onChange({ cluesTo })}
      />
      {classes.length > 0 && (
        <WordChoice
          label={label('label.class')}
          value={form.surveyClass}
          onChange={(surveyClass) => onChange({ surveyClass })}
          options={[['', t('wish.any')], ...classes.map(({ id, name }) => [id, name[i18n.language]] as const)]}
        />
      )}
      <WordChoice
        label={t('wish.push')}
        value={form.push}
        onChange={(push) => onChange({ push })}
        options={['none', 'few', 'many'].map((one) => [one, t(`push.${one}`)] as const)}
      />
      {form.push !== 'none' && (
        <NumberField label={t('wish.seconds')} value={form.pushSeconds} onChange={(pushSeconds) => onChange({ pushSeconds })} />
      )}
      <Techniques chosen={form.techniques} onChange={(techniques) => onChange({ techniques })} />
      <GridText label={label('label.pattern')} placeholder="x..x..x.." value={form.pattern} onChange={(pattern) => onChange({ pattern })} />
      <GridText label={label('label.solution')} value={form.solution} onChange={(solution) => onChange({ solution })} />
      <Switch
        label={label('label.distinct')}
        detail={t('wish.distinctDetail')}
        on={form.distinct}
        onChange={(distinct) => onChange({ distinct })}
      />
      {needsRegions(form.spec) && (
        <GridText
          label={label('label.regions')}
          placeholder={t('wish.ownRegions')}
          value={form.regions}
          onChange={(regions) => onChange({ regions })}
        />
      )}
      <OptionalNumber
        label={label('label.seed')}
        placeholder={t('wish.random')}
        value={form.seed}
        onChange={(seed) => onChange({ seed })}
      />
      {(['patience', 'tries', 'effort'] as const).map((name) => (
        <OptionalNumber
          key={name}
          label={name === 'effort' ? label('label.effort') : t(`wish.${name}`)}
          placeholder={t(`wish.${name}Usual`)}
          value={form[name]}
          onChange={(text) => onChange({ [name]: text })}
        />
      ))}
      <Switch label={label('label.rate')} detail={t('wish.rateDetail')} on={form.rate} onChange={(rate) => onChange({ rate })} />
    </div>
  );
}

function Techniques({
  chosen,
  onChange,
}: {
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}): ReactElement {
  const { t } = useTranslation('make');
  const { t: names } = useTranslation('techniques');
  const [techniques, setTechniques] = useState<LibraryAnswer<'techniques'>>([]);
  useEffect(() => {
    void library.call('techniques', {}).then((all) => setTechniques(all.filter(({ trial }) => !trial)));
  }, []);
  return (
    <details>
      <summary>{t('wish.techniques', { count: chosen.length })}</summary>
      <p className="note">{t('wish.techniquesDetail')}</p>
      <ul className="technique-choice">
        {techniques.map(({ id }) => (
          <li key={id}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(id)}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? techniques.map((one) => one.id).filter((one) => one === id || chosen.includes(one))
                      : chosen.filter((one) => one !== id),
                  )
                }
              />{' '}
              {names(`${id}.name`)}
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
