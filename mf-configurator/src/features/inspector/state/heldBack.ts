import { $session } from '@dialogwerk/shared/state';
import { isSame } from '../../../model/isSame.ts';

interface HeldBack {
  readonly field: string;
  readonly written: unknown;
  /** What was stored then. */
  readonly saved: unknown;
}

/** What could not be stored when a form was left, such as half an entry; kept while the page lives, for each author. */
const forms = new Map<string, readonly HeldBack[]>();

const keyOf = (form: string): string => `${$session.get()?.user_id ?? ''} ${form}`;

/** Keeps these fields of a form as they are written; none of them forgets what was kept. */
export function holdBack(form: string, written: object, saved: object): void {
  const known = new Map<string, unknown>(Object.entries(saved));
  const kept = Object.entries(written).map(([field, value]) => ({ field, written: value, saved: known.get(field) }));
  if (kept.length > 0) forms.set(keyOf(form), kept);
  else forms.delete(keyOf(form));
}

/** A form as it is stored, with what was written into it before; not where something else has been stored meanwhile. */
export function withHeldBack<Form extends object>(form: string, saved: Form): Form {
  const now = new Map<string, unknown>(Object.entries(saved));
  const standing = (forms.get(keyOf(form)) ?? []).filter((kept) => isSame(now.get(kept.field), kept.saved));
  return Object.assign({}, saved, Object.fromEntries(standing.map(({ field, written }) => [field, written])));
}

/** Forgets everything. */
export function forgetHeldBack(): void {
  forms.clear();
}
