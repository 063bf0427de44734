import type { ApiMapping, VariableValue } from '../../../contract/index.ts';
import { cleanText } from '../../text/cleanText.ts';
import { cut } from '../../text/shortened.ts';

/** The longest text that is taken from a response, and the most entries of a list. */
const LONGEST_TEXT = 10_000;
const LONGEST_LIST = 200;

/** The names and indices of a path: `a.b.0`, `$.a.b[0]` the same. */
function stepsOf(path: string): string[] {
  return path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter((part, index) => part !== '' && !(index === 0 && part === '$'));
}

function valueAt(json: unknown, path: string): unknown {
  let value = json;
  for (const name of stepsOf(path)) {
    if (typeof value !== 'object' || value === null) return null;
    value = Object.entries(value).find(([key]) => key === name)?.[1];
  }
  return value;
}

/** A value of JSON as a variable; null for what no variable can hold. */
function variableOf(value: unknown): VariableValue {
  if (typeof value === 'string') return cut(cleanText(value), LONGEST_TEXT);
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'boolean') return value;
  if (!Array.isArray(value)) return null;
  const scalars = value.filter((entry) => ['string', 'number', 'boolean'].includes(typeof entry));
  return scalars.slice(0, LONGEST_LIST).map((entry) => cut(cleanText(String(entry)), LONGEST_TEXT));
}

/** What an `api` block takes from the JSON of a response; null for a path that leads nowhere. */
export function mappedValues(mapping: readonly ApiMapping[], json: unknown): Record<string, VariableValue> {
  return Object.fromEntries(mapping.map(({ variable, path }) => [variable, variableOf(valueAt(json, path))]));
}
