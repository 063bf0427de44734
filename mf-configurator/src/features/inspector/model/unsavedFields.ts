import { isSame } from '../../../model/isSame.ts';

/** The fields that say something else than what is saved. */
export function unsavedFields<Form extends object>(form: Form, saved: Form): Partial<Form> {
  const unsaved: Partial<Form> = {};
  for (const field in saved) if (!isSame(form[field], saved[field])) unsaved[field] = form[field];
  return unsaved;
}

/**
 * The values that come into a form once what is saved has changed from `before` to `now` behind its back (undo, another
 * author, a change taken back): all new ones, except where the author is writing something else. null for none.
 */
export function newlySaved<Form extends object>(form: Form, before: Form, now: Form): Partial<Form> | null {
  const incoming: Partial<Form> = {};
  for (const field in now) {
    const isWritten = !isSame(form[field], before[field]);
    if (isSame(before[field], now[field]) || isSame(form[field], now[field]) || isWritten) continue;
    incoming[field] = now[field];
  }
  return Object.keys(incoming).length > 0 ? incoming : null;
}
