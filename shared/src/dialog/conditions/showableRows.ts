import { isReference } from '../expressions/rows/ConditionRows.ts';
import type { ConditionPart, ConditionRows } from '../expressions/rows/ConditionRows.ts';
import { readRows } from '../expressions/rows/readRows.ts';
import type { Vocabulary } from './vocabularyOf.ts';

/**
 * A stored condition as rows that can be edited; null where the text says more. Days and times are compared with one another; of
 * anything else a row shows only values.
 */
export function showableRows(source: string, vocabulary: Vocabulary): ConditionRows | null {
  const rows = readRows(source);
  return rows?.parts.every((part) => isShowable(part, vocabulary)) ? rows : null;
}

function isShowable(part: ConditionPart, vocabulary: Vocabulary): boolean {
  if (part.kind === 'group') return part.parts.every((inner) => isShowable(inner, vocabulary));
  if (!('value' in part) || !isReference(part.value)) return true;
  const kind = vocabulary.get(part.variable)?.kind;
  if (part.value.of === 'today') return kind === 'date';
  return (kind === 'date' || kind === 'time') && vocabulary.get(part.value.name)?.kind === kind;
}
