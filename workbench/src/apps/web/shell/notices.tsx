import type { ReactElement } from 'react';
import { Store, useStore } from '../store.ts';
import { useTranslation } from '../texts.ts';
import { Icon } from './icon.tsx';

interface Notice {
  readonly id: number;
  readonly text: string;
  readonly tone: 'info' | 'warning';
}

const shown = new Store<readonly Notice[]>([]);
let count = 0;

/** Shows a sentence at the edge of the page; warnings stay until they are closed. */
export function notify(text: string, tone: Notice['tone'] = 'info'): void {
  const notice = { id: ++count, text, tone };
  shown.set([...shown.get().filter((other) => other.text !== text), notice].slice(-3));
  if (tone === 'info') setTimeout(() => dismiss(notice.id), 6000);
}

function dismiss(id: number): void {
  shown.set(shown.get().filter((notice) => notice.id !== id));
}

/** What `notify` was asked to show. */
export function Notices(): ReactElement {
  const { t } = useTranslation('shell');
  const notices = useStore(shown);
  return (
    <div className="notices" role="status">
      {notices.map(({ id, text, tone }) => (
        <div key={id} className={`notice ${tone}`}>
          <span>{text}</span>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={() => dismiss(id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
