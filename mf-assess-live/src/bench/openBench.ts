import { openStorage } from '@dialogwerk/shared/browser';
import { atom } from 'nanostores';

const KEY = 'dialogwerk-bench';
const OPEN = 'open';
const storage = openStorage();

/** Whether the bench stands beside a test; this browser remembers it. */
export const $benchIsOpen = atom<boolean>(storage.read(KEY) === OPEN);

export function openBench(isOpen: boolean): void {
  $benchIsOpen.set(isOpen);
  if (isOpen) storage.write(KEY, OPEN);
  else storage.remove(KEY);
}
