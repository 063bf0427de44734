import { isSame } from '../../../model/isSame.ts';

/** The fields that say something else than what is saved. */
export function unsavedFields<Form extends object>(form: Form, saved: Form): Partial<Form> {
  const unsaved: Partial<Form> = {};
  for (const field in saved) if (!isSame(form[field], saved[field])) unsaved[field] = form[field];
  return unsaved;
}

/**
 * The form once the saved values have changed from `before` to `now` behind its back (undo, a change taken back): new
 * values come in, except where the author is writing something else. null when the form need not change.
 */
export function withNewlySaved<Form extends object>(form: Form, before: Form, now: Form): Form | null {
  const incoming: Partial<Form> = {};
  let changed = false;
  for (const field in now) {
    const isWritten = !isSame(form[field], before[field]);
    if (isSame(before[field], now[field]) || isSame(form[field], now[field]) || isWritten) continue;
    incoming[field] = now[field];
    changed = true;
  }
  return changed ? { ...form, ...incoming } : null;
}
