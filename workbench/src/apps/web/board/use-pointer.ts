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
      pointer.onPress(place, event.shiftKey || event.ctrlKey || event.metaKey, mark ? Number(mark.dataset['mark']) : undefined);
    },
    onPointerMove(event) {
      if (last.current === undefined) return;
      const place = placeAt(event);
      if (place === undefined || place === last.current || !geometry.places[place]) return;
      last.current = place;
      pointer.onDrag(place);
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

function elementAt({ clientX, clientY }: Pick<PointerEvent, 'clientX' | 'clientY'>): Element | null {
  return document.elementFromPoint(clientX, clientY);
}

function squareAt(event: Pick<PointerEvent, 'clientX' | 'clientY'>): HTMLElement | undefined {
  return elementAt(event)?.closest<HTMLElement>('[data-place]') ?? undefined;
}

function placeAt(event: Pick<PointerEvent, 'clientX' | 'clientY'>): number | undefined {
  const square = squareAt(event);
  return square && Number(square.dataset['place']);
}
