import { atom } from 'nanostores';

/** Counts up to draw the current screen from the start, as a reload of its route does. */
export const $screenReloads = atom(0);

export function reloadScreen(): void {
  $screenReloads.set($screenReloads.get() + 1);
}
