import { type KeyboardEvent, useCallback, useMemo, useRef, useState } from 'react';
import type { Cell, Complaint, Puzzle, Rule } from '#core';
import { findRule } from '#rules';
import type { BoardPointer } from '../../board/use-pointer.ts';
import { runBinding } from '../../keys/binding.ts';
import type { Drafting } from './drafting.ts';
import { ruleKeys, toolKeys } from './keys.ts';
import { distanceOnPanel, formOf, movedRule, type RuleForm, ruleFieldsOf, ruleOf, withCells } from './rule-form.ts';

/** What pointer and keys do: enter clues, choose and move rules, or the id of the rule that they set. */
type Tool = 'clues' | 'choose' | (string & {});

/** The tools of the editor: which one is at hand, the rule that is being set or changed, and what can be done with it. */
export interface SettingTools {
  readonly tool: Tool;
  readonly form: RuleForm | undefined;
  readonly complaint: Complaint | undefined;
  setTool(tool: Tool): void;
  /** Chooses a rule of the puzzle, to be changed, moved or taken away. */
  choose(index: number | undefined): void;
  change(name: string, text: string): void;
  /** Makes the rule of the form, or of the chosen cells where the form has none. */
  add(): void;
  remove(index: number): void;
  move(rows: number, columns: number): void;
  /** What the pointer does with the tool at hand; undefined where it chooses cells. */
  readonly pointer: BoardPointer;
  /** Whether a key was meant for the tool at hand. */
  onKey(event: KeyboardEvent): boolean;
}

export function useSetting(drafting: Drafting): SettingTools {
  const { playing } = drafting;
  const [tool, setTool] = useState<Tool>('clues');
  const changing = useRuleForm(drafting);
  const { form, complaint, setForm, puzzleOf, take, choose, remove, move } = changing;
  // Another draft has other cells and other rules.
  const [of, setOf] = useState(drafting);
  if (of !== drafting) {
    setOf(drafting);
    setTool('clues');
    setForm(undefined);
  }

  /** Makes a rule of the chosen cells, where that is what was meant. */
  const lay = useCallback(
    (isCertain: boolean): void => {
      const type = findRule(tool);
      if (!type) return;
      const { kind } = puzzleOf();
      const { body } = ruleFieldsOf(type);
      const isGrowing = body.length === 1 && body[0]![1].type === 'parts';
      const begun = form?.id === tool && form.index === undefined ? form : { id: tool, fields: headOf(form, tool) };
      const cells = [...playing.state.selection];
      const next = body.length === 0 ? begun : withCells(begun, cells, kind);
      // Who presses one cell by the way does not want a cage of one; rules that mark cells are meant that way.
      const rule = ruleOf(next, kind);
      const isMeant = isCertain || cells.length > 1 || (rule.ok && isSign(rule.value)) || type.isOutside === true;
      if (!isMeant || (isGrowing && !isCertain)) {
        setForm(isGrowing ? next : form);
        return;
      }
      // The next rule begins at the cursor and not with the cells of this one.
      if (take(next) && isCertain) playing.collapse();
    },
    [tool, form, setForm, playing, puzzleOf, take],
  );
  const pointer = useToolPointer(playing, tool, changing, lay);

  const onKey = (event: KeyboardEvent): boolean => {
    if (tool === 'clues') return false;
    const index = form?.index;
    const context = {
      apply() {
        if (tool === 'choose') choose(nextAt(puzzleOf().rules, puzzleOf().geometry.places[playing.state.cursor]!.cell, index));
        else lay(true);
      },
      leave() {
        setForm(undefined);
        playing.collapse();
      },
    };
    if (runBinding(toolKeys, event.nativeEvent, context)) return true;
    if (index !== undefined && runBinding(ruleKeys, event.nativeEvent, { move, remove: () => remove(index) })) return true;
    const isNumber = !event.ctrlKey && !event.metaKey && /^[\d,]$|^Backspace$/.test(event.key);
    return form !== undefined && isNumber && typeValue(event.key, form, take);
  };

  return {
    tool,
    form,
    complaint,
    setTool(next) {
      setTool(next);
      choose(undefined);
    },
    choose,
    change: (name, text) => void take({ ...(form ?? { id: tool, fields: {} }), fields: { ...form?.fields, [name]: text } }),
    add: () => void (form && form.index === undefined && ruleOf(form, puzzleOf().kind).ok ? take(form) : lay(true)),
    remove,
    move,
    pointer,
    onKey,
  };
}

/** The rule that is being set or changed, and what is done with the rules of the puzzle. */
interface Changing extends Pick<SettingTools, 'form' | 'complaint' | 'choose' | 'remove' | 'move'> {
  setForm(form: RuleForm | undefined): void;
  puzzleOf(): Puzzle;
  /** Takes the rule of a form into the puzzle, in the place of the one it changes; whether it could. */
  take(next: RuleForm): boolean;
}

function useRuleForm(drafting: Drafting): Changing {
  const { playing } = drafting;
  const [form, setForm] = useState<RuleForm | undefined>(undefined);
  const [complaint, setComplaint] = useState<Complaint | undefined>(undefined);
  const puzzleOf = useCallback(() => playing.state.game.puzzle, [playing]);

  const take = useCallback(
    (next: RuleForm): boolean => {
      const { kind, rules } = puzzleOf();
      const rule = ruleOf(next, kind);
      if (!rule.ok) {
        setForm(next);
        setComplaint(rule);
        return false;
      }
      const index = next.index ?? rules.length;
      const set = drafting.setRules([...rules.slice(0, index), rule.value, ...rules.slice(index + 1)]);
      setForm(set.ok ? { ...next, index } : next);
      setComplaint(set.ok ? undefined : set);
      return set.ok;
    },
    [drafting, puzzleOf],
  );

  const choose = useCallback(
    (index: number | undefined): void => {
      const { kind, rules } = puzzleOf();
      const rule = index === undefined ? undefined : rules[index];
      setComplaint(undefined);
      setForm(rule ? formOf(rule, index!, kind) : undefined);
    },
    [puzzleOf],
  );

  const remove = useCallback(
    (index: number): void => {
      drafting.setRules(puzzleOf().rules.filter((_, i) => i !== index));
      choose(undefined);
    },
    [drafting, puzzleOf, choose],
  );

  const move = useCallback(
    (rows: number, columns: number): void => {
      const { kind, rules } = puzzleOf();
      const index = form?.index;
      const moved = index === undefined ? undefined : movedRule(rules[index]!, { rows, columns }, kind);
      if (moved) take(formOf(moved, index!, kind));
    },
    [form, puzzleOf, take],
  );
  return { form, complaint, setForm, puzzleOf, take, choose, remove, move };
}

/** What the pointer does with the tool at hand. */
function useToolPointer(
  playing: Drafting['playing'],
  tool: Tool,
  { form, puzzleOf, choose, move }: Changing,
  lay: (isCertain: boolean) => void,
): BoardPointer {
  const pressed = useRef<Cell | undefined>(undefined);
  return useMemo((): BoardPointer => {
    const cellAt = (place: number): Cell => puzzleOf().geometry.places[place]!.cell;
    return {
      onPress(place, adds) {
        pressed.current = cellAt(place);
        playing.pick(place, adds);
        if (tool === 'choose') choose(nextAt(puzzleOf().rules, cellAt(place), form?.index));
      },
      onDrag(place) {
        if (tool === 'choose') playing.pick(place);
        else playing.drag(place);
      },
      onRelease() {
        const to = cellAt(playing.state.cursor);
        const from = pressed.current;
        pressed.current = undefined;
        if (tool !== 'choose') lay(false);
        else if (from !== undefined && from !== to) {
          const by = distanceOnPanel(puzzleOf().geometry, from, to);
          if (by) move(by.rows, by.columns);
        }
      },
    };
  }, [tool, form, playing, puzzleOf, choose, lay, move]);
}

/** Numbers that were typed for the last rule of the same sort are not taken over; words are, since one mostly sets several alike. */
function headOf(form: RuleForm | undefined, tool: Tool): Readonly<Record<string, string>> {
  if (form?.id !== tool) return {};
  const words = ruleFieldsOf(findRule(tool)!).head.filter(([, field]) => field.type === 'word');
  return Object.fromEntries(words.flatMap(([name]) => (form.fields[name] === undefined ? [] : [[name, form.fields[name]]])));
}

const isSign = (rule: Rule): boolean => rule.draw().length > 0 && rule.draw().every(({ shape }) => shape === 'sign');

/** The rule at a cell that comes after the chosen one, the topmost first. */
function nextAt(rules: readonly Rule[], cell: Cell, chosen: number | undefined): number | undefined {
  const here = rules.flatMap(({ cells }, index) => (cells.includes(cell) ? [index] : [])).reverse();
  return here[(here.indexOf(chosen ?? -1) + 1) % Math.max(1, here.length)];
}

/** Digits that are typed on the board go to the number of the rule. */
function typeValue(key: string, form: RuleForm, take: Changing['take']): boolean {
  const field = ruleFieldsOf(findRule(form.id)!).head.find(([, { type }]) => type === 'number' || type === 'numbers');
  if (!field || (key === ',' && field[1].type === 'number')) return false;
  const before = form.fields[field[0]] ?? '';
  const joint = field[1].type === 'numbers' && before !== '' && !before.endsWith(',') && key !== ',' && key !== 'Backspace' ? ',' : '';
  take({ ...form, fields: { ...form.fields, [field[0]]: key === 'Backspace' ? before.replace(/,?.$/, '') : `${before}${joint}${key}` } });
  return true;
}
