import { isWord } from '../words.ts';
import { isReference } from './ConditionRows.ts';
import type { ConditionPart, ConditionRow, ConditionRows, Join, RowValue } from './ConditionRows.ts';
import { operatorSigns } from './operatorSigns.ts';
import { otherJoin, tidyRows } from './tidyRows.ts';

const joints: Record<Join, string> = { and: ' und ', or: ' oder ' };

/** A condition in rows as the text that is stored; '' for none. */
export function writeRows(rows: ConditionRows): string {
  const { join, parts } = tidyRows(rows);
  return written(parts, join);
}

function written(parts: readonly ConditionPart[], join: Join): string {
  return parts
    .map((part) => (part.kind === 'row' ? writtenRow(part) : `(${written(part.parts, otherJoin(join))})`))
    .join(joints[join]);
}

function writtenRow(row: ConditionRow): string {
  const variable = writtenName(row.variable);
  if (!('value' in row))
    return row.operator === 'answered' ? `beantwortet(${variable})` : `nicht beantwortet(${variable})`;
  const { negated, sign, name, ofAge } = operatorSigns[row.operator];
  const value = writtenValue(row.value);
  if (sign !== null) return `${ofAge ? `alter(${variable})` : variable} ${sign} ${value}`;
  return `${negated ? 'nicht ' : ''}${name}(${variable}, ${value})`;
}

/** In braces where the name means something of its own in an expression. */
export const writtenName = (name: string): string => (isWord(name) ? `{{${name}}}` : name);

/** A value as it stands in an expression. */
export function writtenValue(value: RowValue): string {
  if (isReference(value)) return value.of === 'today' ? 'heute()' : writtenName(value.name);
  if (typeof value === 'boolean') return value ? 'wahr' : 'falsch';
  if (typeof value === 'string') return `"${value.replaceAll('"', '""')}"`;
  // Expressions know no exponents.
  return value.toLocaleString('en-US', { useGrouping: false, maximumSignificantDigits: 21 });
}
