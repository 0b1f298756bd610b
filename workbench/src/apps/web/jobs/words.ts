import type { JobView } from '#client';
import { speak } from '#core';
import { grammarOf } from '#words';
import { dateFormat } from '../dates.ts';
import { texts, useTranslation } from '../texts.ts';

/** Whatever turns keys into texts, with a way to ask whether there is one. */
interface Words {
  /** What a job is called. */
  title(job: Pick<JobView, 'title' | 'label'>): string;
  /** What it is about, in few words. */
  about(job: JobView): string;
  /** What came of it, or is known so far; empty where there is nothing to say. */
  result(job: JobView): string;
  number(value: number | string): string;
  percent(share: number): string;
  time(ms: number): string;
  /** A stretch of time: "2 min 5 s". */
  stretch(ms: number): string;
}

/** Jobs in words of the page's language; the service brings what they are called and what came of them. */
export function useJobWords(): Words {
  const { t, i18n } = useTranslation('jobs');
  const { t: studies } = useTranslation('studies');
  const { language } = i18n;
  const whole = new Intl.NumberFormat(language);
  const number = (value: number | string): string =>
    typeof value === 'number' ? whole.format(value) : /^\d+$/.test(value) ? whole.format(BigInt(value)) : value;
  /** A text with a number that may be too large for one. */
  const counted = (key: string, value: unknown): string => t(key, { count: Number(value), n: number(value as number | string) });
  const result = ({ told }: JobView): string => (told ? speak(told, texts.speaker(grammarOf(language))) : '');
  const about = ({ request }: JobView): string => {
    const { name, do: verb, count, kind, puzzle, puzzles, size } = request;
    return [
      typeof name === 'string' && studies(`${name}.title`, { defaultValue: name }),
      typeof size === 'string' && t(`value.size.${size}`, { defaultValue: size }),
      typeof verb === 'string' && t(`value.do.${verb}`, { defaultValue: verb }),
      typeof count === 'number' && counted('aboutPuzzles', count),
      kind,
      firstLine(puzzle ?? puzzles),
    ]
      .filter((part) => typeof part === 'string' && part !== '')
      .join(' · ');
  };
  return {
    title: ({ label, title }) => label ?? title[language],
    about,
    result,
    number,
    percent: (share) =>
      // A job that is not done is never shown as done.
      new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: share < 0.1 || share > 0.99 ? 1 : 0 }).format(
        share < 1 ? Math.min(share, 0.999) : 1,
      ),
    time: (ms) => dateFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(ms),
    stretch(ms) {
      const seconds = Math.round(ms / 1000);
      const units = [
        ['hour', Math.floor(seconds / 3600)],
        ['minute', Math.floor((seconds % 3600) / 60)],
        ['second', seconds % 60],
      ] as const;
      const shown = units.filter(([, value]) => value > 0).slice(0, 2);
      return (shown.length > 0 ? shown : [['second', 0] as const])
        .map(([unit, value]) => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(value))
        .join(' ');
    },
  };
}

/** The first characters of a text that say something: of a puzzle with fields, those of its cells are enough. */
function firstLine(text: unknown): string {
  if (typeof text !== 'string') return '';
  const line = text.split('\n').find((one) => one.trim() !== '' && !one.startsWith('#')) ?? '';
  return line.length > 40 ? `${line.slice(0, 40)}…` : line;
}
