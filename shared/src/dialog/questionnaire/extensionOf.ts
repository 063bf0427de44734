import { objectsIn } from './json/JsonObject.ts';
import type { JsonObject } from './json/JsonObject.ts';

/** The extension whose address ends in one of the names; FHIR's versions and guides differ in what stands before. */
export function extensionOf(object: JsonObject, ...names: readonly string[]): JsonObject | null {
  const ends = (url: unknown): boolean =>
    typeof url === 'string' && names.some((name) => new RegExp(`(^|[/-])${name}$`).test(url));
  return objectsIn(object, 'extension').find(({ url }) => ends(url)) ?? null;
}
