import { atom } from 'nanostores';
import { useEffect } from 'react';
import type { RefObject } from 'react';

/** A part of the page that its contents lead to. */
export interface Place {
  readonly title: string;
  /** 2 for a part of the part before it. */
  readonly level: 1 | 2;
  readonly element: HTMLElement;
}

/** The parts that are on the page now, from its beginning to its end. */
export const $places = atom<readonly Place[]>([]);

const isBefore = (one: HTMLElement, other: HTMLElement): boolean =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

/** Has the contents of the page lead to an element for as long as it is there. */
export function usePlace(ref: RefObject<HTMLElement | null>, title: string, level: Place['level']): void {
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const others = $places.get();
    const next = others.findIndex((other) => isBefore(element, other.element));
    $places.set(others.toSpliced(next === -1 ? others.length : next, 0, { title, level, element }));
    return () => $places.set($places.get().filter((place) => place.element !== element));
  }, [ref, title, level]);
}
