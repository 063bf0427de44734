import type { TracedVariable, VariableValue } from '@dialogwerk/shared/contract';

import { benchTexts as texts } from './texts.ts';

type ValueKind = TracedVariable['kind'];

/** A variable's value as it stands in its field; '' for none. */
export function valueText(value: VariableValue | undefined): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value === 'boolean') return value ? texts.yes : texts.no;
  return typeof value === 'number' ? String(value).replace('.', ',') : value;
}

/** What is written into the field of a variable, as a value of its kind; null for nothing. */
export function readValue(text: string, kind: ValueKind): VariableValue {
  const written = text.trim();
  if (written === '') return null;
  if (kind === 'list') return written.split(',').map((each) => each.trim());
  if (kind !== 'text' && kind !== 'date' && kind !== 'time') {
    const said = written.toLowerCase();
    if (kind === 'boolean' && (said === texts.yes || said === texts.no)) return said === texts.yes;
    if (/^-?\d+(?:[.,]\d+)?$/.test(written)) return Number(written.replace(',', '.'));
  }
  return written;
}
