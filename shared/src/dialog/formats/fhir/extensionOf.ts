import { objectsIn } from '../common/json/JsonObject.ts';
import type { JsonObject } from '../common/json/JsonObject.ts';

/** Whether an address ends in one of the names; FHIR's versions and guides differ in what stands before. */
function endsWith(url: unknown, names: readonly string[]): boolean {
  if (typeof url !== 'string') return false;
  return names.some((name) => {
    const before = url.at(-name.length - 1);
    return url.endsWith(name) && (before === undefined || before === '/' || before === '-');
  });
}

/** The extensions whose address ends in one of the names. */
export function allExtensionsOf(object: JsonObject, ...names: readonly string[]): JsonObject[] {
  return objectsIn(object, 'extension').filter(({ url }) => endsWith(url, names));
}

/** The first extension whose address ends in one of the names; null without one. */
export function extensionOf(object: JsonObject, ...names: readonly string[]): JsonObject | null {
  return objectsIn(object, 'extension').find(({ url }) => endsWith(url, names)) ?? null;
}
