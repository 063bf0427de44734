import type { ScaleTemplate, Section } from '@dialogwerk/shared/contract';
import type { BlockChange } from '../../../model/BlockChange.ts';

/*
 * What the history keeps of a field was accepted by the api when it was set, and is judged again when it is sent. These guards look
 * at what could not be sent, or would break the screen before it is.
 */

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/** Fields of a block that can be changed: not what it is, nor since when it is there. */
export function isBlockChange(fields: Fields): fields is BlockChange {
  return !('type' in fields || 'unique_question_id' in fields || 'created_on' in fields);
}

/** The api keeps the whole list of them. */
export function areScales(value: unknown): value is ScaleTemplate[] {
  return (
    Array.isArray(value) && value.every((scale) => isObject(scale) && 'id' in scale && Array.isArray(scale['points']))
  );
}

/** The api keeps the whole list of them. */
export function areSections(value: unknown): value is Section[] {
  return Array.isArray(value) && value.every((one) => isObject(one) && 'id' in one && Array.isArray(one['blocks']));
}
