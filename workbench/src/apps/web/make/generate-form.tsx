import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needsRegions } from '#kinds';
import { library } from '../library/client.ts';
import type { AnswerOf } from '../library/operations.ts';
import { DIFFICULTIES } from '../play/difficulty.ts';
import { Switch } from '../shell/switch.tsx';
import { KindChoice } from './kind-choice.tsx';
import type { WishForm } from './wishes.ts';

interface FormProps {
  readonly form: WishForm;
  readonly onChange: (change: Partial<WishForm>) => void;
}

/** What a setter may wish: the usual in sight, the rest one press away. */
export function GenerateForm({ form, onChange }: FormProps): ReactElement {
  const { t } = useTranslation('make');
  const { t: play } = useTranslation('play');
  const [facts, setFacts] = useState<AnswerOf<'kindFacts'>>({ symmetries: ['none'], classes: [] });
  useEffect(() => {
    void library.call('kindFacts', { spec: form.spec }).then(setFacts);
  }, [form.spec]);
  return (
    <div className="wishes">
      <KindChoice spec={form.spec} onChange={(spec) => onChange({ spec, symmetry: 'none', surveyClass: '' })} />
      <Field label={t('wish.difficulty')}>
        {(id) => (
          <select id={id} className="field" value={form.difficulty} onChange={(event) => onChange({ difficulty: event.target.value })}>
            <option value="any">{t('wish.any')}</option>
            {DIFFICULTIES.map(([level]) => (
              <option key={level} value={level}>
                {play(`difficulty.${level}`)}
              </option>
            ))}
            <option value="range">{t('wish.range')}</option>
          </select>
        )}
      </Field>
      {form.difficulty === 'range' && (
        <Pair
          label={t('wish.rating')}
          from={form.ratingFrom}
          to={form.ratingTo}
          onFrom={(ratingFrom) => onChange({ ratingFrom })}
          onTo={(ratingTo) => onChange({ ratingTo })}
        />
      )}
      <Field label={t('wish.symmetry')}>
        {(id) => (
          <select id={id} className="field" value={form.symmetry} onChange={(event) => onChange({ symmetry: event.target.value })}>
            {facts.symmetries.map((one) => (
              <option key={one} value={one}>
                {t(`symmetry.${one}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label={t('wish.count')}>
        {(id) => (
          <input
            id={id}
            type="number"
            min={1}
            max={1000}
            value={form.count}
            onChange={(event) => onChange({ count: event.target.value })}
          />
        )}
      </Field>
      <Switch label={t('wish.minimal')} detail={t('wish.minimalDetail')} on={form.minimal} onChange={(minimal) => onChange({ minimal })} />
      <details>
        <summary>{t('wish.more')}</summary>
        <div className="wishes">
          <Pair
            label={t('wish.clues')}
            from={form.cluesFrom}
            to={form.cluesTo}
            onFrom={(cluesFrom) => onChange({ cluesFrom })}
            onTo={(cluesTo) => onChange({ cluesTo })}
          />
          {facts.classes.length > 0 && (
            <Field label={t('wish.class')}>
              {(id) => (
                <select
                  id={id}
                  className="field"
                  value={form.surveyClass}
                  onChange={(event) => onChange({ surveyClass: event.target.value })}
                >
                  <option value="">{t('wish.any')}</option>
                  {facts.classes.map((one) => (
                    <option key={one} value={one}>
                      {t(`class.${one}`)}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <Field label={t('wish.push')}>
            {(id) => (
              <select id={id} className="field" value={form.push} onChange={(event) => onChange({ push: event.target.value })}>
                {['none', 'few', 'many'].map((one) => (
                  <option key={one} value={one}>
                    {t(`push.${one}`)}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {form.push !== 'none' && (
            <Field label={t('wish.seconds')}>
              {(id) => (
                <input
                  id={id}
                  type="number"
                  min={1}
                  value={form.pushSeconds}
                  onChange={(event) => onChange({ pushSeconds: event.target.value })}
                />
              )}
            </Field>
          )}
          <Techniques chosen={form.techniques} onChange={(techniques) => onChange({ techniques })} />
          <Field label={t('wish.pattern')}>
            {(id) => (
              <textarea
                id={id}
                rows={3}
                spellCheck={false}
                placeholder="x..x..x.."
                value={form.pattern}
                onChange={(event) => onChange({ pattern: event.target.value })}
              />
            )}
          </Field>
          <Field label={t('wish.solution')}>
            {(id) => (
              <textarea
                id={id}
                rows={3}
                spellCheck={false}
                value={form.solution}
                onChange={(event) => onChange({ solution: event.target.value })}
              />
            )}
          </Field>
          <Switch
            label={t('wish.distinct')}
            detail={t('wish.distinctDetail')}
            on={form.distinct}
            onChange={(distinct) => onChange({ distinct })}
          />
          {needsRegions(form.spec) && (
            <Field label={t('wish.regions')}>
              {(id) => (
                <textarea
                  id={id}
                  rows={3}
                  spellCheck={false}
                  placeholder={t('wish.ownRegions')}
                  value={form.regions}
                  onChange={(event) => onChange({ regions: event.target.value })}
                />
              )}
            </Field>
          )}
          <Field label={t('wish.seed')}>
            {(id) => (
              <input
                id={id}
                type="text"
                inputMode="numeric"
                value={form.seed}
                placeholder={t('wish.random')}
                onChange={(event) => onChange({ seed: event.target.value })}
              />
            )}
          </Field>
          {(['patience', 'tries', 'effort'] as const).map((name) => (
            <Field key={name} label={t(`wish.${name}`)}>
              {(id) => (
                <input
                  id={id}
                  type="text"
                  inputMode="numeric"
                  value={form[name]}
                  placeholder={t(`wish.${name}Usual`)}
                  onChange={(event) => onChange({ [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
          <Switch label={t('wish.rate')} detail={t('wish.rateDetail')} on={form.rate} onChange={(rate) => onChange({ rate })} />
        </div>
      </details>
    </div>
  );
}

function Field({ label, children }: { readonly label: string; readonly children: (id: string) => ReactNode }): ReactElement {
  const id = useId();
  return (
    <div className="field-line">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface PairProps {
  readonly label: string;
  readonly from: string;
  readonly to: string;
  readonly onFrom: (text: string) => void;
  readonly onTo: (text: string) => void;
}

function Pair({ label, from, to, onFrom, onTo }: PairProps): ReactElement {
  const { t } = useTranslation('make');
  return (
    <fieldset className="field-line pair">
      <legend>{label}</legend>
      <input
        type="text"
        inputMode="decimal"
        aria-label={t('wish.from')}
        placeholder={t('wish.from')}
        value={from}
        onChange={(event) => onFrom(event.target.value)}
      />
      <span aria-hidden="true">–</span>
      <input
        type="text"
        inputMode="decimal"
        aria-label={t('wish.to')}
        placeholder={t('wish.to')}
        value={to}
        onChange={(event) => onTo(event.target.value)}
      />
    </fieldset>
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
  const [techniques, setTechniques] = useState<AnswerOf<'techniques'>>([]);
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
