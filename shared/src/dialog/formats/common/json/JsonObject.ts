import { cleanText } from '../../../text/cleanText.ts';

/** An object of a file that nobody has checked: every field may be missing or of another type. */
export type JsonObject = Readonly<Record<string, unknown>>;

export function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The field's text without blanks around it; null when it is no text or empty. */
export function textIn(object: JsonObject, field: string): string | null {
  const value = object[field];
  return typeof value === 'string' ? cleanText(value) || null : null;
}

export function numberIn(object: JsonObject, field: string): number | null {
  const value = object[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

export function booleanIn(object: JsonObject, field: string): boolean | null {
  const value = object[field];
  return typeof value === 'boolean' ? value : null;
}

export function objectIn(object: JsonObject, field: string): JsonObject | null {
  const value = object[field];
  return isObject(value) ? value : null;
}

/** The objects of a list field; anything else in it is passed over. */
export function objectsIn(object: JsonObject, field: string): JsonObject[] {
  const value = object[field];
  return Array.isArray(value) ? value.filter(isObject) : [];
}
