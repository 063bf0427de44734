import type { Place } from './places.ts';

/** Brings a part of the page into sight and lets reading go on from there, by keyboard and screen reader too. */
export function goTo({ element }: Pick<Place, 'element'>): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
  element.scrollIntoView?.({ block: 'start' });
}
