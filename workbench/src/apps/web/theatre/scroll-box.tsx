import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';

interface ScrollBoxProps {
  readonly label: string;
  /** Changes when something else should come into view. */
  readonly follow: number;
  readonly children: ReactNode;
}

/** A drawing that may be larger than its place. It keeps in view what is marked with `data-now`, and the keyboard can scroll it. */
export function ScrollBox({ label, follow, children }: ScrollBoxProps): ReactElement {
  const box = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is marked has changed when `follow` has
  useEffect(() => {
    const now = box.current?.querySelector('[data-now]');
    if (!box.current || !now) return;
    const [outer, inner] = [box.current.getBoundingClientRect(), now.getBoundingClientRect()];
    const margin = 48;
    if (inner.top < outer.top + margin) box.current.scrollTop += inner.top - outer.top - margin;
    else if (inner.bottom > outer.bottom - margin) box.current.scrollTop += inner.bottom - outer.bottom + margin;
    if (inner.left < outer.left + margin) box.current.scrollLeft += inner.left - outer.left - margin;
    else if (inner.right > outer.right - margin) box.current.scrollLeft += inner.right - outer.right + margin;
  }, [follow]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a pointer scroll it with the keys
    <section className="scroll-box" ref={box} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
