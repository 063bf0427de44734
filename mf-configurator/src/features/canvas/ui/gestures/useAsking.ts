import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import { useRef } from 'react';
import type { Position } from '../../../../model/BlockChange.ts';
import { shortcuts } from '../../../../shortcuts.data.ts';
import { isMeant } from '../../../../useKeys.ts';
import type { CanvasProps } from '../CanvasProps.ts';
import { elementOf, lineHandleOf, partedCardOf, PANELS } from '../xyflow/xyflowInternals.ts';
import { useEventCallback } from './useEventCallback.ts';
import type { useTargets } from './useTargets.ts';

interface AskingOf
  extends ReturnType<typeof useTargets>, Pick<CanvasProps, 'readOnly' | 'onInsert' | 'onMenu' | 'onWrite' | 'onPart'> {}

/** How long a finger lies still to ask for a menu, in milliseconds, and how far it may slip, in pixels. */
const LONG_PRESS_MS = 500;
const SLIP = 10;

/**
 * How the author asks for something on the canvas: a press on a handle and N for a block, the other mouse button, its key and a
 * long touch for the menu, a double click and F2 to write on the card.
 */
export function useAsking({ targetOf, insertionAt, readOnly, onInsert, onMenu, onWrite, onPart }: AskingOf) {
  const touch = useRef<{ readonly at: Position; readonly timer: ReturnType<typeof setTimeout> } | null>(null);

  const endTouch = useEventCallback((): void => {
    clearTimeout(touch.current?.timer);
    touch.current = null;
  });

  return {
    // Before the card is selected by it.
    onClickCapture: useEventCallback((event: MouseEvent): void => {
      if (readOnly) return;
      const parted = partedCardOf(event.target);
      if (parted !== null) {
        event.stopPropagation();
        onPart(parted);
        return;
      }
      const from = lineHandleOf(event.target);
      if (!from) return;
      event.stopPropagation();
      const line = { source: from.card, outcome: from.handle };
      onInsert({ kind: 'line', from: line, place: null }, pointOf(event));
    }),
    onDoubleClick: useEventCallback(({ target }: MouseEvent): void => {
      const found = elementOf(target);
      if (found?.kind === 'card' && !readOnly && lineHandleOf(target) === null) onWrite(found.id);
    }),
    onContextMenu: useEventCallback((event: MouseEvent): void => {
      if (!isGraph(event.target)) return;
      event.preventDefault();
      onMenu(targetOf(event.target, pointOf(event)), pointOf(event));
    }),
    // Not every browser takes a long touch for the other mouse button.
    onPointerDown: useEventCallback((event: PointerEvent): void => {
      endTouch();
      const { target, pointerType, isPrimary } = event;
      if (pointerType !== 'touch' || !isPrimary || !isGraph(target) || lineHandleOf(target)) return;
      const at = pointOf(event);
      touch.current = { at, timer: setTimeout(() => onMenu(targetOf(target, at), at), LONG_PRESS_MS) };
    }),
    onPointerMove: useEventCallback(({ clientX, clientY }: PointerEvent): void => {
      const begun = touch.current?.at;
      if (begun && Math.hypot(clientX - begun.x, clientY - begun.y) > SLIP) endTouch();
    }),
    onPointerUp: endTouch,
    onPointerCancel: endTouch,
    /** Whether a key has asked for something on the card or edge that has the focus. */
    askByKey: (event: KeyboardEvent): boolean => {
      const found = elementOf(event.target);
      if (!found || readOnly || !(event.target instanceof Element)) return false;
      const { left, bottom } = event.target.getBoundingClientRect();
      const where = isMeant(shortcuts.add, event.nativeEvent) ? insertionAt(event.target) : null;
      if (where) onInsert(where, { x: left, y: bottom });
      else if (found.kind === 'card' && isMeant(shortcuts.writeCard, event.nativeEvent)) onWrite(found.id);
      else if (found.kind === 'card' && isMeant(shortcuts.partCard, event.nativeEvent)) onPart(found.id);
      else return false;
      event.preventDefault();
      return true;
    },
  };
}

function isGraph(target: EventTarget): boolean {
  return target instanceof Element && target.closest(`${PANELS}, textarea`) === null;
}

function pointOf({ clientX: x, clientY: y }: MouseEvent | PointerEvent): Position {
  return { x, y };
}
