import type { TFunction } from 'i18next';
import { type Cell, cellName, type Puzzle, type Value } from '#core';
import { groupName, type Say } from '../board/names.ts';
import type { AnswerOf } from '../library/operations.ts';

type Step = AnswerOf<'explain'>['steps'][number];

/** More of anything than this is counted and not listed. */
const LISTED = 12;

/** Cells, values, groups and steps of one puzzle in the language of the page. */
export interface StepWords {
  cells(cells: readonly Cell[]): string;
  values(values: readonly Value[]): string;
  house(group: number): string;
  /** Where to look, without giving the cells away. */
  where(step: Step): string;
  /** What the step is called. */
  name(step: Step): string;
  /** The whole argument. */
  sentence(step: Step): string;
}

/** `t` is that of the namespaces play, shell and techniques together; the library itself speaks English. */
export function stepWords(t: TFunction, language: string, puzzle: Puzzle): StepWords {
  const { geometry, symbols } = puzzle;
  const format = new Intl.ListFormat(language, { type: 'conjunction' });
  const list = (items: readonly string[]): string =>
    format.format(items.length > LISTED ? [...items.slice(0, LISTED), t('play:more', { count: items.length - LISTED })] : items);
  const say: Say = (key, options) => t(`shell:${key}`, options ?? {}) as string;
  const words: Omit<StepWords, 'sentence'> = {
    cells: (cells) => list(cells.map((cell) => cellName(geometry, cell).replaceAll(' = ', '='))),
    values: (values) => list(values.map((value) => symbols.all[value - 1]!)),
    house: (group) => groupName(say, geometry, group),
    where({ houses, values, cells }) {
      if (houses.length > 0) return words.house(houses[0]!);
      if (values.length > 0) return t('play:hint.placesOf', { value: words.values(values.slice(0, 1)) });
      return t('play:hint.around', { cell: words.cells(cells.slice(0, 1)) });
    },
    name: (step) => (language === 'en' ? step.label : t(`techniques:${step.technique}.name`)),
  };
  const result = ({ place, remove }: Step): string => {
    if (place.length > 0)
      return list(place.map(({ cell, value }) => t('play:step.place', { cell: words.cells([cell]), value: words.values([value]) })));
    const byValue = groupByValue(remove);
    return list(
      [...byValue].map(([value, marks]) =>
        t('play:step.remove', { value: words.values([value]), cells: words.cells(marks.map(({ cell }) => cell)) }),
      ),
    );
  };
  const sentence = (step: Step): string => {
    if (language === 'en') return step.sentence;
    const holes = {
      cells: words.cells(step.cells),
      values: words.values(step.values),
      houses: list(step.houses.map(words.house)),
      first: step.houses[0] === undefined ? '' : words.house(step.houses[0]),
      result: result(step),
    };
    return t(`reasons:${step.technique}`, holes);
  };
  return { ...words, sentence };
}

function groupByValue(marks: Step['remove']): Map<Value, Step['remove'][number][]> {
  const groups = new Map<Value, Step['remove'][number][]>();
  for (const mark of marks) groups.set(mark.value, [...(groups.get(mark.value) ?? []), mark]);
  return groups;
}
