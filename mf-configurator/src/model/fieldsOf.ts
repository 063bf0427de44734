/** A copy of an object with these of its fields alone. */
export function fieldsOf<T extends object>(object: T, fields: readonly string[]): Partial<T> {
  const copy: Partial<T> = { ...object };
  for (const field of Object.keys(object)) if (!fields.includes(field)) Reflect.deleteProperty(copy, field);
  return copy;
}

/** A copy without these fields. */
export function withoutFields<T extends object>(object: T, isLeftOut: (field: string) => boolean): T {
  const copy = { ...object };
  for (const field of Object.keys(object)) if (isLeftOut(field)) Reflect.deleteProperty(copy, field);
  return copy;
}
