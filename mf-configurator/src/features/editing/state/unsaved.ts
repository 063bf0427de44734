import { computed, atom } from 'nanostores';
import type { Busy } from '@dialogwerk/shared/contract';

/** What has not reached the api yet: dialogs with changes on the way, fields with typed text. */
const $unsaved = atom<ReadonlySet<object>>(new Set());

/** Notes whether something, such as a dialog or a form, is unsaved; it is known by its object. */
export function markUnsaved(what: object, unsaved: boolean): void {
  const known = $unsaved.get();
  if (known.has(what) === unsaved) return;
  const next = new Set(known);
  if (unsaved) next.add(what);
  else next.delete(what);
  $unsaved.set(next);
}

/** Tells the shell not to leave or replace the module now. */
export const $busy = computed($unsaved, (unsaved): Busy | null =>
  unsaved.size > 0 ? { reason: 'unsaved-work' } : null,
);
