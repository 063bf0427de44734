import { isSame } from '../../../model/isSame.ts';
import { problemsOf } from './FormRules.ts';
import type { FormRules } from './FormRules.ts';

/** The fields that say something else than what is saved. */
export function unsavedFields<Form extends object>(form: Form, saved: Form): Partial<Form> {
  const unsaved: Partial<Form> = {};
  for (const field in saved) if (!isSame(form[field], saved[field])) unsaved[field] = form[field];
  return unsaved;
}

interface PartedUnsaved<Form> {
  /** What can be stored. */
  readonly right: Partial<Form>;
  /** The fields that cannot. */
  readonly wrong: readonly (keyof Form & string)[];
  /** What is wrong with the first of them; null where all is right. */
  readonly problem: string | null;
}

/** The fields that say something else than what is saved, parted into what can be stored and what cannot (spec §5). */
export function partedUnsaved<Form extends object>(
  form: Form,
  saved: Form,
  rules: FormRules<Form>,
): PartedUnsaved<Form> {
  const problems = problemsOf(form, rules);
  const right = unsavedFields(form, saved);
  const wrong: (keyof Form & string)[] = [];
  let problem: string | null = null;
  for (const field in right) {
    if (problems[field] === undefined) continue;
    wrong.push(field);
    problem ??= problems[field];
    delete right[field];
  }
  return { right, wrong, problem };
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
