import { keepTyped, readTyped } from '@dialogwerk/shared/ui';

interface HeldBack {
  readonly field: string;
  readonly written: unknown;
  /** What was stored then, as JSON. */
  readonly saved: string;
}

const placeOf = (form: string): string => `form ${form}`;
const asJson = (value: unknown): string => JSON.stringify(value) ?? '';

/** Keeps these fields of a form as they are written, such as half an entry, because they cannot be stored; none of them forgets what was kept. */
export function holdBack(form: string, written: object, saved: object): void {
  const known = new Map<string, unknown>(Object.entries(saved));
  const kept = Object.entries(written).map(([field, value]): HeldBack => ({
    field,
    written: value,
    saved: asJson(known.get(field)),
  }));
  keepTyped(placeOf(form), kept.length > 0 ? JSON.stringify(kept) : null);
}

/** A form as it is stored, with what was written into it before; not where something else has been stored meanwhile. */
export function withHeldBack<Form extends object>(form: string, saved: Form): Form {
  const now = new Map<string, unknown>(Object.entries(saved));
  const kept: readonly HeldBack[] = JSON.parse(readTyped(placeOf(form)) ?? '[]');
  const standing = kept.filter((one) => asJson(now.get(one.field)) === one.saved);
  return Object.assign({}, saved, Object.fromEntries(standing.map(({ field, written }) => [field, written])));
}
