import { type ReactElement, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { announce } from '../announce.tsx';
import { useTranslation } from '../texts.ts';
import { Icon } from './icon.tsx';

interface DialogProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Room for a list or a board. */
  readonly wide?: boolean;
}

/** By then the focus is where it stays. */
const SETTLED_MS = 300;

/** What readers call a thing that takes keys. */
function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
}

/** A window over the page. The browser keeps the focus inside, closes it by Escape and gives the focus back. */
export function Dialog({ title, onClose, children, wide = false }: DialogProps): ReactElement {
  const { t } = useTranslation('shell');
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the element leaves the page, or else the browser could not give the focus back.
  const sayBack = useRef((_: string): void => undefined);
  sayBack.current = (name) => announce(t('closed', { name }));
  useLayoutEffect(() => {
    const element = dialog.current;
    const before = document.activeElement;
    if (!element?.open) element?.showModal();
    // Not the first button in it: the one that opened it is gone for readers in that moment, and of what Orca 43 is told then it takes in a dialog alone. From
    // there on it follows, after the dialog has closed, too.
    element?.focus();
    return () => {
      element?.close();
      // What had the focus is new to readers in that moment, as the page is that was away: Orca says nothing of it by itself. A game that was chosen takes it a
      // moment later, and is read by then.
      setTimeout(() => {
        if (before && before !== document.body && document.activeElement === before) sayBack.current(nameOf(before));
      }, SETTLED_MS);
    };
  }, []);
  return (
    // A press outside closes it; Escape does the same for keyboards.
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`dialog ${wide ? 'wide' : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <div className="dialog-body">
        <div className="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t('close')} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
