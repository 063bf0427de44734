import type { VariableValue } from '../../contract/index.ts';

export type Present = Exclude<VariableValue, null>;

/** Texts of one form that stand in the order of what they mean, such as days. */
export interface OrderedForm {
  readonly name: string;
  readonly isOne: (text: string) => boolean;
  /** One of them, where nothing names another. */
  readonly some: string;
  /** The one so many steps behind, or before where `by` is below 0. */
  readonly shifted: (text: string, by: number) => string;
}

/** What a variable or an expression can be while it is not missing. */
export type Values =
  /** Exactly one of these. */
  | { readonly kind: 'finite'; readonly values: readonly Present[] }
  /** A number between bounds, both included; `integer`: a whole one. */
  | { readonly kind: 'range'; readonly min: number; readonly max: number; readonly integer: boolean }
  /** A text; `between`: one of an ordered form between bounds, both included, null for any text. */
  | {
      readonly kind: 'text';
      readonly between: { readonly form: OrderedForm; readonly min: string | null; readonly max: string | null } | null;
    }
  | { readonly kind: 'any' };

/** Everything that a value can be: never less than what happens, often exactly that. */
export interface Domain {
  readonly missing: boolean;
  readonly values: Values;
}

/** How many values are kept one by one; beyond, numbers become a range. */
const MOST_VALUES = 512;

export const anything: Domain = { missing: true, values: { kind: 'any' } };
export const nothing: Values = { kind: 'finite', values: [] };

const keyOf = (value: Present): string => (Array.isArray(value) ? JSON.stringify(value) : `${typeof value} ${value}`);

/** Values each once; too many numbers become their range. */
export function finite(values: Iterable<Present>): Values {
  const unique = [...new Map([...values].map((value) => [keyOf(value), value])).values()];
  if (unique.length <= MOST_VALUES) return { kind: 'finite', values: unique };
  return hull(unique) ?? { kind: 'any' };
}

/** The range that numbers lie in; null when something else is among them. */
function hull(values: readonly Present[]): Extract<Values, { kind: 'range' }> | null {
  let min = Infinity;
  let max = -Infinity;
  for (const value of values) {
    if (typeof value !== 'number') return null;
    min = Math.min(min, value);
    max = Math.max(max, value);
  }
  return values.length === 0 ? null : { kind: 'range', min, max, integer: values.every(Number.isInteger) };
}

/** The values as a range, when they are numbers alone. */
export function rangeOf(values: Values): Extract<Values, { kind: 'range' }> | null {
  if (values.kind === 'range') return values;
  return values.kind === 'finite' ? hull(values.values) : null;
}

export function isEmpty(values: Values): boolean {
  return values.kind === 'finite' && values.values.length === 0;
}

/** Whether values can be one that a test picks. */
export function canBe(values: Values, isMeant: (value: Present) => boolean): boolean {
  return values.kind === 'finite' ? values.values.some(isMeant) : values.kind === 'any';
}

/** The values of either side. */
export function union(one: Values, other: Values): Values {
  if (isEmpty(one)) return other;
  if (isEmpty(other)) return one;
  if (one.kind === 'finite' && other.kind === 'finite') return finite([...one.values, ...other.values]);
  const ranges = [rangeOf(one), rangeOf(other)] as const;
  if (ranges[0] && ranges[1]) {
    const [a, b] = ranges;
    return {
      kind: 'range',
      min: Math.min(a.min, b.min),
      max: Math.max(a.max, b.max),
      integer: a.integer && b.integer,
    };
  }
  return isText(one) && isText(other) ? { kind: 'text', between: unitedForm(one, other) } : { kind: 'any' };
}

/** The form that all texts of both sides have, between the outermost bounds; null where they have none in common. */
function unitedForm(one: Values, other: Values): Extract<Values, { kind: 'text' }>['between'] {
  const [a, b] = [one, other].map((values) => (values.kind === 'text' ? values.between : null));
  if (!a || !b || a.form.name !== b.form.name) return null;
  const outer = (x: string | null, y: string | null, isX: (x: string, y: string) => boolean): string | null =>
    x === null || y === null ? null : isX(x, y) ? x : y;
  return { form: a.form, min: outer(a.min, b.min, (x, y) => x < y), max: outer(a.max, b.max, (x, y) => x > y) };
}

function isText(values: Values): boolean {
  return (
    values.kind === 'text' || (values.kind === 'finite' && values.values.every((value) => typeof value === 'string'))
  );
}

export function join(one: Domain, other: Domain): Domain {
  return { missing: one.missing || other.missing, values: union(one.values, other.values) };
}

/** Whether two say the same. */
export function isSameValues(one: Values, other: Values): boolean {
  if (one.kind !== other.kind) return false;
  if (one.kind === 'finite' && other.kind === 'finite') {
    const keys = new Set(one.values.map(keyOf));
    return one.values.length === other.values.length && other.values.every((value) => keys.has(keyOf(value)));
  }
  return JSON.stringify(one, bounds) === JSON.stringify(other, bounds);
}

/** JSON has no infinity. */
const bounds = (_key: string, value: unknown): unknown => (typeof value === 'number' ? String(value) : value);
