import type { StoredValue, VariableValue } from '@dialogwerk/shared/contract';

/** '2026-11-22', '14:05', with seconds or both: nobody's words. */
const moment = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$|^\d{2}:\d{2}(:\d{2})?$/;

/**
 * What stays of a value once it is anonymous: numbers, yes and no, days and times, and what was chosen. All else becomes '', so
 * that it still counts as given. `isChoice`: whether it is the id of something that could be chosen.
 */
export function withoutText(value: VariableValue, isChoice: (text: string) => boolean): VariableValue;
export function withoutText(value: StoredValue, isChoice: (text: string) => boolean): StoredValue;
export function withoutText(value: StoredValue, isChoice: (text: string) => boolean): StoredValue {
  const kept = (text: string): string => (isChoice(text) || moment.test(text) ? text : '');
  if (value === null || typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return kept(value);
  return Array.isArray(value) ? value.map(kept) : '';
}
