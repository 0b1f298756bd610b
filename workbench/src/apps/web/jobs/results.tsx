import { type ReactElement, useEffect, useRef, useState } from 'react';
import type { ItemPage, JobView } from '#client';
import type { Puzzle } from '#core';
import type { PositionRecord } from '#session';
import { serviceClient, type Trouble, troubleOf } from '../service/connection.ts';
import { Icon } from '../shell/icon.tsx';
import { useTranslation } from '../texts.ts';
import { ItemCards } from './item-cards.tsx';
import { askedPuzzle, itemPuzzles } from './item-puzzles.ts';
import { ItemTable } from './item-table.tsx';
import { pause } from './pause.ts';
import { SaveResults } from './save-results.tsx';
import { TroubleNote } from './trouble.tsx';
import { useJobWords } from './words.ts';

/** Results on one page. */
const PAGE = 12;
/** Milliseconds between two looks at a page that is not full yet. */
const LOOK_MS = 1000;

interface Shown {
  readonly page: ItemPage;
  readonly puzzles: readonly (Puzzle | undefined)[];
}

/** The results of a job, page by page; a page that is not full yet fills while the job runs. */
export function Results({ job }: { readonly job: JobView }): ReactElement {
  const { t } = useTranslation('jobs');
  const words = useJobWords();
  // The cursors of all pages up to the one that is shown.
  const [cursors, setCursors] = useState<readonly string[]>(['']);
  const { shown, trouble } = usePage(job, cursors.at(-1)!);
  const heading = useRef<HTMLHeadingElement>(null);
  const turn = (to: readonly string[]): void => {
    setCursors(to);
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  };
  const items = shown?.page.items ?? [];
  const first = (cursors.length - 1) * PAGE + 1;
  const hasMore = shown !== undefined && items.length === PAGE && !shown.page.isLast;
  return (
    <section className="results" aria-labelledby="results">
      <h2 id="results" ref={heading} tabIndex={-1}>
        {t('results', { count: job.items, n: words.number(job.items) })}
      </h2>
      <SaveResults job={job} />
      <TroubleNote trouble={trouble} />
      {shown && items.length === 0 && job.state === 'running' && <p className="note">{t('notYet')}</p>}
      {shown &&
        items.length > 0 &&
        (isCards(items) ? (
          <ItemCards items={items} puzzles={shown.puzzles} first={first} />
        ) : (
          <ItemTable items={items} puzzles={shown.puzzles} />
        ))}
      {(cursors.length > 1 || hasMore) && (
        <nav className="pager" aria-label={t('pager')}>
          <button type="button" className="button" disabled={cursors.length === 1} onClick={() => turn(cursors.slice(0, -1))}>
            <Icon name="left" />
            {t('previous')}
          </button>
          <span>
            {t('range', {
              from: words.number(first),
              to: words.number(first + Math.max(0, items.length - 1)),
              all: words.number(job.items),
            })}
          </span>
          <button type="button" className="button" disabled={!hasMore} onClick={() => turn([...cursors, shown!.page.next])}>
            {t('next')}
            <Icon name="right" />
          </button>
        </nav>
      )}
    </section>
  );
}

/** Whether results are drawn as boards: solutions and puzzles are, rows of numbers are a table. */
function isCards(items: readonly unknown[]): boolean {
  const [item] = items;
  return typeof item === 'string' || (typeof item === 'object' && item !== null && 'puzzle' in item);
}

/** The page at a cursor, looked at again until it is full or nothing can follow. */
function usePage(job: JobView, cursor: string): { readonly shown: Shown | undefined; readonly trouble: Trouble | undefined } {
  const [shown, setShown] = useState<(Shown & { readonly cursor: string }) | undefined>(undefined);
  const [trouble, setTrouble] = useState<Trouble | undefined>(undefined);
  const asked = useRef<Promise<PositionRecord | undefined> | undefined>(undefined);
  const isRunning = job.state === 'running';
  const latest = useRef(job);
  latest.current = job;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when a job ends its last page is looked at once more
  useEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const look = async (): Promise<boolean> => {
      asked.current ??= askedPuzzle(latest.current);
      const page = await serviceClient()!.itemPage(latest.current.id, cursor, PAGE);
      const puzzles = await itemPuzzles(page.items, await asked.current);
      if (signal.aborted) return true;
      setTrouble(undefined);
      setShown({ page, puzzles, cursor });
      return page.isLast || page.items.length === PAGE;
    };
    const watch = async (): Promise<void> => {
      while (!signal.aborted) {
        try {
          if (await look()) return;
        } catch (error) {
          if (!signal.aborted) setTrouble(troubleOf(error));
        }
        await pause(LOOK_MS, signal);
      }
    };
    void watch();
    return () => ended.abort();
  }, [job.id, cursor, isRunning]);
  return { shown: shown?.cursor === cursor ? shown : undefined, trouble };
}
