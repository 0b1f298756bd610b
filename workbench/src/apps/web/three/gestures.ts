/** What the pointer asks of a view in space. */
export interface GestureHandlers {
  /** Drawn by this many pixels. */
  readonly onTurn: (dx: number, dy: number) => void;
  readonly onZoom: (factor: number) => void;
  /** Pressed and let go in one place, measured from the corner of the element. */
  readonly onTap: (x: number, y: number) => void;
  /** The wheel, step by step. */
  readonly onStep: (by: number) => void;
}

/** A hand is less steady than a mouse. */
const SLACK = { mouse: 4, touch: 10 } as const;
const WHEEL_STEP = 60;

/** Listens to pointer and wheel: one finger turns, two zoom, a short press picks. Returns what ends the listening. */
export function listenToGestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const pointers = new Map<number, { x: number; y: number }>();
  let start: { readonly x: number; readonly y: number; readonly slack: number } | undefined;
  let isDrag = false;
  let wheel = 0;
  const spread = (): number => {
    const [a, b] = [...pointers.values()];
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    element.setPointerCapture(event.pointerId);
    isDrag = pointers.size > 1;
    start = { x: event.clientX, y: event.clientY, slack: event.pointerType === 'mouse' ? SLACK.mouse : SLACK.touch };
  };
  const move = (event: PointerEvent): void => {
    const before = pointers.get(event.pointerId);
    if (!before || !start) return;
    const wide = spread();
    const [dx, dy] = [event.clientX - before.x, event.clientY - before.y];
    if (!isDrag && Math.hypot(event.clientX - start.x, event.clientY - start.y) < start.slack) return;
    isDrag = true;
    pointers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (pointers.size === 1) handlers.onTurn(dx, dy);
    else if (wide > 0) handlers.onZoom(spread() / wide);
  };
  const up = (event: PointerEvent): void => {
    if (!pointers.delete(event.pointerId)) return;
    if (isDrag || event.type !== 'pointerup') return;
    const box = element.getBoundingClientRect();
    handlers.onTap(event.clientX - box.left, event.clientY - box.top);
  };
  const roll = (event: WheelEvent): void => {
    event.preventDefault();
    if (event.ctrlKey) {
      handlers.onZoom(Math.exp(-event.deltaY / 300));
      return;
    }
    wheel += event.deltaY * (event.deltaMode === 1 ? 30 : 1);
    const steps = Math.trunc(wheel / WHEEL_STEP);
    if (steps === 0) return;
    wheel -= steps * WHEEL_STEP;
    handlers.onStep(Math.sign(steps));
  };
  const ends = new AbortController();
  const { signal } = ends;
  element.addEventListener('pointerdown', down, { signal });
  element.addEventListener('pointermove', move, { signal });
  element.addEventListener('pointerup', up, { signal });
  element.addEventListener('pointercancel', up, { signal });
  element.addEventListener('wheel', roll, { signal, passive: false });
  return () => ends.abort();
}
