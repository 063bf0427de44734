/** Whether a value that came from another build is what its type says. By hand, because no page carries zod. */
export type Guard<Value> = (value: unknown) => value is Value;

export const isText: Guard<string> = (value) => typeof value === 'string';

export const isNumber: Guard<number> = (value) => typeof value === 'number';

export const isBoolean: Guard<boolean> = (value) => typeof value === 'boolean';

/** Something to call, whatever it takes and gives: its type does for every function's. */
export const isFunction: Guard<() => never> = (value): value is () => never => typeof value === 'function';

export const oneOf =
  <const Value>(...values: readonly Value[]): Guard<Value> =>
  (value): value is Value =>
    values.some((known) => known === value);

export const orNull =
  <Value>(isValue: Guard<Value>): Guard<Value | null> =>
  (value): value is Value | null =>
    value === null || isValue(value);

export const orUndefined =
  <Value>(isValue: Guard<Value>): Guard<Value | undefined> =>
  (value): value is Value | undefined =>
    value === undefined || isValue(value);

export const listOf =
  <Value>(isValue: Guard<Value>): Guard<Value[]> =>
  (value): value is Value[] =>
    Array.isArray(value) && value.every((one) => isValue(one));

/** What has to be looked at: of a text of a list only its kind, because the list may have grown since. */
type Seen<Value> = Value extends string ? string : Value;

/** An object with all the fields of its type. */
export const fields =
  <Value extends object>(guards: { readonly [Name in keyof Value]-?: Guard<Seen<Value[Name]>> }): Guard<Value> =>
  (value): value is Value =>
    hasFields(value, guards);

/** An object of which only these fields are looked at: those that somebody else reads. */
export const withFields =
  <Value extends object>(guards: { readonly [Name in keyof Value]?: Guard<Seen<Value[Name]>> }): Guard<Value> =>
  (value): value is Value =>
    hasFields(value, guards);

function hasFields(value: unknown, guards: object): boolean {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(guards).every(([name, isField]) => isField(Reflect.get(value, name)))
  );
}
