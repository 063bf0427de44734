import { shortened } from '../../../text/shortened.ts';
import { fieldTypes } from './fieldTypes.data.ts';
import type { FieldType } from './fieldTypes.data.ts';
import { isObject } from '../../common/json/JsonObject.ts';
import type { JsonObject } from '../../common/json/JsonObject.ts';

/** A value of another JSON type than its field has: what it plainly means was read, or nothing was. */
export interface Repair {
  /** The linkId of the item that it stands in; null above all items. */
  readonly linkId: string | null;
  readonly field: string;
  /** As it stands in the file. */
  readonly value: string;
  readonly read: boolean;
}

/** Deeper than any questionnaire that is imported. */
const DEEPEST = 200;
const LONGEST_QUOTED = 100;

/** What of a file is read: it may contain other things. */
const readResources: ReadonlySet<unknown> = new Set(['Questionnaire', 'ValueSet', 'CodeSystem']);

const numeral = /^-?(?:0|[1-9]\d{0,15})(?:\.\d{1,15})?$/;
const truths: Readonly<Record<string, boolean>> = { true: true, false: false };

/** What a value of a wrong type plainly means in a field; undefined where that is not plain. */
function meant(value: unknown, type: FieldType): unknown {
  switch (type) {
    case 'text':
      return typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined;
    case 'truth':
      return typeof value === 'string' ? truths[value.trim().toLowerCase()] : undefined;
    case 'number':
      return typeof value === 'string' && numeral.test(value.trim()) ? Number(value) : undefined;
    case 'object':
      return Array.isArray(value) && value.length === 1 && isObject(value[0]) ? value[0] : undefined;
    case 'objects':
      return isObject(value) ? [value] : undefined;
  }
}

function fits(value: unknown, type: FieldType): boolean {
  switch (type) {
    case 'text':
      return typeof value === 'string';
    case 'truth':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number';
    case 'object':
      return isObject(value);
    case 'objects':
      return Array.isArray(value) && value.every(isObject);
  }
}

/** A questionnaire with each field of the type that FHIR gives it, and what was of another one. */
export function repairTypes(questionnaire: JsonObject): { questionnaire: JsonObject; repairs: readonly Repair[] } {
  const repairs: Repair[] = [];

  const field = (name: string, value: unknown, linkId: string | null, depth: number): unknown => {
    const type = name === 'code' ? codeType(value) : fieldTypes.get(name);
    if (value === null || type === undefined || fits(value, type)) return inside(value, linkId, depth);
    const plain = type === 'objects' && Array.isArray(value) ? value.filter(isObject) : meant(value, type);
    repairs.push({
      linkId,
      field: name,
      value: shortened(JSON.stringify(value), LONGEST_QUOTED),
      read: plain !== undefined && !Array.isArray(value),
    });
    return inside(plain, linkId, depth);
  };

  const inside = (value: unknown, linkId: string | null, depth: number): unknown => {
    if (depth > DEEPEST) return value;
    if (Array.isArray(value)) return value.map((each) => inside(each, linkId, depth + 1));
    if (!isObject(value)) return value;
    const resource = value['resourceType'];
    if (resource !== undefined && !readResources.has(resource)) return value;
    const own = value['linkId'];
    const named = typeof own === 'string' || typeof own === 'number' ? String(own) : linkId;
    // The narrative of a resource has the name of an item's text.
    const isNarrative = (name: string): boolean => resource !== undefined && name === 'text';
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [
        name,
        isNarrative(name) ? each : field(name, each, named, depth + 1),
      ]),
    );
  };

  const repaired = inside(questionnaire, null, 0);
  return { questionnaire: isObject(repaired) ? repaired : questionnaire, repairs };
}

/** A coding's code is a text; an item has a list of codings by that name. */
function codeType(value: unknown): FieldType | undefined {
  return typeof value === 'number' || typeof value === 'boolean' ? 'text' : undefined;
}
