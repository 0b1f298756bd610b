import { type ReactElement, useEffect, useMemo, useRef } from 'react';
import { type Puzzle, speakText } from '#core';
import { findRule, lacksFor, ruleTypes } from '#rules';
import { announce } from '../../announce.tsx';
import { ComplaintText } from '../../complaint.tsx';
import { useSpeaker } from '../../language.ts';
import { Icon, type IconName } from '../../shell/icon.tsx';
import { useTranslation } from '../../texts.ts';
import { ruleFieldsOf } from './rule-form.ts';
import type { SettingTools } from './use-setting.ts';
import './setting.css';

interface RuleToolsProps {
  readonly puzzle: Puzzle;
  readonly setting: SettingTools;
}

/** The tools for rules: which one is at hand, the fields of the rule that is being set, and all rules of the puzzle. */
export function RuleTools({ puzzle, setting }: RuleToolsProps): ReactElement {
  const { t } = useTranslation('make');
  const speaker = useSpeaker();
  const { code } = speaker.language;
  const { kind } = puzzle;
  const types = useMemo(() => {
    const offered = ruleTypes.filter((type) => lacksFor(type, kind.base ?? kind) === undefined);
    return offered.map((type) => ({ type, name: type.words[code].name })).sort((a, b) => a.name.localeCompare(b.name, code));
  }, [kind, code]);
  const { tool, form } = setting;
  const at = findRule(form?.id ?? tool);
  useSpokenRules(puzzle, form?.index);
  return (
    <section className="card rule-tools" aria-label={t('tools.label')}>
      <div className="field-line">
        <label htmlFor="tool">{t('tools.tool')}</label>
        <select id="tool" className="field" value={tool} onChange={(event) => setting.setTool(event.target.value)}>
          <option value="clues">{t('tools.clues')}</option>
          <option value="choose">{t('tools.choose')}</option>
          <optgroup label={t('tools.rules')}>
            {types.map(({ type, name }) => (
              <option key={type.id} value={type.id}>
                {name}
              </option>
            ))}
          </optgroup>
        </select>
      </div>
      {tool !== 'clues' && !at && <p className="note">{t('tools.chooseHow')}</p>}
      {at && tool !== 'clues' && <RuleFields setting={setting} id={at.id} />}
      {puzzle.rules.length > 0 && (
        <details open>
          <summary>{t('tools.count', { count: puzzle.rules.length })}</summary>
          <ul className="set-rules">
            {puzzle.rules.map((rule, index) => {
              const name = speakText('{Rule}', { rule: rule.called }, speaker);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: two rules may say the same
                <li key={index}>
                  <button
                    type="button"
                    className="link"
                    aria-pressed={form?.index === index}
                    onClick={() => {
                      if (tool === 'clues') setting.setTool('choose');
                      setting.choose(form?.index === index ? undefined : index);
                    }}
                  >
                    {name}
                  </button>
                  <button
                    type="button"
                    className="icon-button"
                    aria-label={t('tools.remove', { name })}
                    onClick={() => setting.remove(index)}
                  >
                    <Icon name="trash" />
                  </button>
                </li>
              );
            })}
          </ul>
        </details>
      )}
    </section>
  );
}

/** Says the rule that was set, changed, moved or chosen, and how many are left when one is gone: where the eye sees it on the board. */
function useSpokenRules({ rules }: Puzzle, index: number | undefined): void {
  const { t } = useTranslation('make');
  const speaker = useSpeaker();
  const rule = index === undefined ? undefined : rules[index];
  const name = rule && speakText('{Rule}', { rule: rule.called }, speaker);
  const before = useRef({ name, count: rules.length });
  useEffect(() => {
    const last = before.current;
    before.current = { name, count: rules.length };
    if (rules.length < last.count) announce(t('tools.count', { count: rules.length }));
    else if (name !== undefined && name !== last.name) announce(name);
  }, [name, rules.length, t]);
}

const MOVES: readonly (readonly [icon: IconName, key: string, rows: number, columns: number])[] = [
  ['up', 'up', -1, 0],
  ['down', 'down', 1, 0],
  ['left', 'left', 0, -1],
  ['right', 'right', 0, 1],
];

/** The fields of one rule: what it demands, its numbers and its cells, to be typed or drawn. */
function RuleFields({ setting, id }: { readonly setting: SettingTools; readonly id: string }): ReactElement {
  const { t } = useTranslation('make');
  const { code } = useSpeaker().language;
  const type = findRule(id)!;
  const { head, body } = ruleFieldsOf(type);
  const { form, complaint } = setting;
  const isSet = form?.index !== undefined;
  return (
    <>
      <p className="note">{type.words[code].rule}</p>
      <p className="note">{t(body.length === 0 ? 'tools.howWhole' : type.isOutside ? 'tools.howOutside' : 'tools.how')}</p>
      {[...head, ...body].map(([name, field]) => (
        <div className="field-line" key={name}>
          <label htmlFor={`rule-${name}`}>
            {t(`field.${name}`, { defaultValue: name })}
            {field.optional && ` (${t('tools.optional')})`}
          </label>
          <input
            id={`rule-${name}`}
            type="text"
            inputMode={field.type === 'number' ? 'numeric' : undefined}
            autoComplete="off"
            spellCheck={false}
            placeholder={field.expects[code]}
            value={form?.fields[name] ?? ''}
            onChange={(event) => setting.change(name, event.target.value)}
          />
        </div>
      ))}
      {complaint && form && Object.values(form.fields).some((text) => text !== '') && (
        <p className="complaint" role="alert">
          <ComplaintText complaint={complaint} />
        </p>
      )}
      <div className="card-actions">
        {!isSet && (
          <button type="button" className="button primary" onClick={() => setting.add()}>
            {t('tools.add')}
          </button>
        )}
        {isSet && (
          <>
            {body.length > 0 &&
              MOVES.map(([icon, key, rows, columns]) => (
                <button
                  type="button"
                  key={key}
                  className="icon-button"
                  aria-label={t(`tools.move.${key}`)}
                  onClick={() => setting.move(rows, columns)}
                >
                  <Icon name={icon} />
                </button>
              ))}
            <button type="button" className="button" onClick={() => setting.remove(form.index!)}>
              {t('tools.delete')}
            </button>
            <button type="button" className="button" onClick={() => setting.choose(undefined)}>
              {t('tools.done')}
            </button>
          </>
        )}
      </div>
    </>
  );
}
