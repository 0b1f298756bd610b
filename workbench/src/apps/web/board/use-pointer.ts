import { type DOMAttributes, type PointerEvent, useRef } from 'react';
import type { Geometry } from '#core';

/** What a mouse, a pen or a finger does on a board. */
export interface BoardPointer {
  /** A press on a place; `adds` where the place is to join those that are chosen already, `mark` where it fell on the mark of a value. */
  onPress(place: number, adds: boolean, mark: number | undefined): void;
  /** The pointer was drawn over another place while pressed. */
  onDrag(place: number): void;
  /** The pointer was let go. */
  onRelease?(): void;
  onDoubleClick?(place: number): void;
}

type Handlers = Pick<
  DOMAttributes<HTMLDivElement>,
  'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel' | 'onDoubleClick'
>;

/** Handlers for the whole board. Squares are found by position, because a finger keeps the square it began on as its target. */
export function usePointer(geometry: Geometry, pointer: BoardPointer | undefined): Handlers {
  const last = useRef<number | undefined>(undefined);
  const at = useRef<Point>({ clientX: 0, clientY: 0 });
  if (!pointer) return {};
  const release = (): void => {
    last.current = undefined;
  };
  return {
    onPointerDown(event) {
      const square = squareAt(event);
      if (!square || event.button !== 0) return;
      const place = Number(square.dataset['place']);
      // Looked for before the focus, whose ring lies over the marks.
      const mark = elementAt(event)?.closest<HTMLElement>('[data-mark]');
      // Without this the browser would begin to select text; and then the focus has to be set by hand.
      event.preventDefault();
      square.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture?.(event.pointerId);
      last.current = place;
      at.current = { clientX: event.clientX, clientY: event.clientY };
      pointer.onPress(place, event.shiftKey || event.ctrlKey || event.metaKey, mark ? Number(mark.dataset['mark']) : undefined);
    },
    onPointerMove(event) {
      if (last.current === undefined) return;
      const to = { clientX: event.clientX, clientY: event.clientY };
      const way = wayBetween(at.current, to, event.currentTarget.querySelector('[data-place]')!.clientWidth / 4);
      at.current = to;
      for (const point of way) {
        const place = placeInside(point);
        if (place === undefined || place === last.current || !geometry.places[place]) continue;
        last.current = place;
        pointer.onDrag(place);
      }
    },
    onPointerUp() {
      const wasPressed = last.current !== undefined;
      release();
      if (wasPressed) pointer.onRelease?.();
    },
    onPointerCancel: release,
    onDoubleClick(event) {
      const place = placeAt(event);
      if (place !== undefined) pointer.onDoubleClick?.(place);
    },
  };
}

type Point = Pick<PointerEvent, 'clientX' | 'clientY'>;

/** The points on the way to another one: a quick finger leaps over squares, and they are meant too. */
function wayBetween(from: Point, to: Point, step: number): Point[] {
  const [dx, dy] = [to.clientX - from.clientX, to.clientY - from.clientY];
  const count = Math.max(1, Math.ceil(Math.hypot(dx, dy) / Math.max(1, step)));
  return Array.from({ length: count }, (_, i) => ({
    clientX: from.clientX + (dx * (i + 1)) / count,
    clientY: from.clientY + (dy * (i + 1)) / count,
  }));
}

/** How far from its middle a pointer still means a square that it is drawn over, across and down together, in squares: not in its corners. */
const MEANT = 0.75;

/** The place that a pointer is drawn over. Nobody hits a corner exactly, so one who draws a slanted line would take squares beside it along. */
function placeInside(point: Point): number | undefined {
  const square = squareAt(point);
  if (!square) return undefined;
  const { left, top, width, height } = square.getBoundingClientRect();
  const off = Math.abs((point.clientX - left) / width - 0.5) + Math.abs((point.clientY - top) / height - 0.5);
  return off <= MEANT ? Number(square.dataset['place']) : undefined;
}

function elementAt({ clientX, clientY }: Point): Element | null {
  return document.elementFromPoint(clientX, clientY);
}

function squareAt(event: Point): HTMLElement | undefined {
  return elementAt(event)?.closest<HTMLElement>('[data-place]') ?? undefined;
}

function placeAt(event: Point): number | undefined {
  const square = squareAt(event);
  return square && Number(square.dataset['place']);
}
