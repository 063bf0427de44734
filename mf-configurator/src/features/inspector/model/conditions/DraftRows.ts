import { tidyRows } from '@dialogwerk/shared/dialog/conditions';
import type {
  ConditionPart,
  ConditionRow,
  ConditionRows,
  Join,
  RowOperator,
  RowValue,
  Vocabulary,
} from '@dialogwerk/shared/dialog/conditions';
import { operatorFitting } from './operatorsFor.ts';
import { choicesFor, shownValue, valueFieldOf, valueIn } from './valueFields.ts';

/** A row while it is written. */
export interface DraftRow {
  readonly kind: 'row';
  readonly key: string;
  /** '' until one is chosen. */
  readonly variable: string;
  readonly operator: RowOperator;
  /** What the field shows. */
  readonly text: string;
  /** null until it is one. */
  readonly value: RowValue | null;
}

export interface DraftGroup {
  readonly kind: 'group';
  readonly key: string;
  readonly parts: readonly DraftPart[];
}

export type DraftPart = DraftRow | DraftGroup;

/** Rows while they are written. */
export interface DraftRows {
  readonly join: Join;
  readonly parts: readonly DraftPart[];
}

let keys = 0;
const newKey = (): string => `row${(keys += 1)}`;

export const emptyRow = (): DraftRow => ({
  kind: 'row',
  key: newKey(),
  variable: '',
  operator: 'is',
  text: '',
  value: null,
});
export const newGroup = (): DraftGroup => ({ kind: 'group', key: newKey(), parts: [emptyRow()] });

/** Stored rows as they are written; none begin with an empty one. */
export function draftOf({ join, parts }: ConditionRows, vocabulary: Vocabulary): DraftRows {
  return { join, parts: parts.length === 0 ? [emptyRow()] : parts.map((part) => draftPart(part, vocabulary)) };
}

function draftPart(part: ConditionPart, vocabulary: Vocabulary): DraftPart {
  if (part.kind === 'group') {
    return { kind: 'group', key: newKey(), parts: part.parts.map((inner) => draftPart(inner, vocabulary)) };
  }
  const { variable, operator } = part;
  const field = valueFieldOf(vocabulary.get(variable), operator);
  const value = 'value' in part ? part.value : null;
  return {
    kind: 'row',
    key: newKey(),
    variable,
    operator,
    value,
    text: value === null ? '' : shownValue(value, field),
  };
}

/** The rows to store; null while one of them is not complete. */
export function rowsOf({ join, parts }: DraftRows): ConditionRows | null {
  const complete = completed(parts);
  return complete && tidyRows({ join, parts: complete });
}

function completed(parts: readonly DraftPart[]): ConditionPart[] | null {
  const complete: ConditionPart[] = [];
  for (const part of parts) {
    const inner = part.kind === 'group' ? completed(part.parts) : null;
    const one: ConditionPart | null =
      part.kind === 'row' ? completedRow(part) : inner && { kind: 'group', parts: inner };
    if (one === null) return null;
    complete.push(one);
  }
  return complete;
}

function completedRow({ variable, operator, value }: DraftRow): ConditionRow | null {
  if (variable === '') return null;
  if (operator === 'answered' || operator === 'unanswered') return { kind: 'row', variable, operator };
  return value === null ? null : { kind: 'row', variable, operator, value };
}

/** What an author changes of a row at once. */
export type RowChange = Partial<Pick<DraftRow, 'variable' | 'operator' | 'text'>>;

/** A row after a change: its operator fits its variable, and its value is given up where it fits neither. */
export function changedRow(row: DraftRow, change: RowChange, vocabulary: Vocabulary): DraftRow {
  const variable = change.variable ?? row.variable;
  const known = vocabulary.get(variable);
  const operator =
    change.variable === undefined ? (change.operator ?? row.operator) : operatorFitting(known, row.operator);
  const [before, field] = [valueFieldOf(vocabulary.get(row.variable), row.operator), valueFieldOf(known, operator)];
  const isKept = change.text !== undefined || (change.variable === undefined && before === field);
  const text = isKept ? (change.text ?? row.text) : '';
  return {
    ...row,
    variable,
    operator,
    text,
    value: isKept && change.text === undefined ? row.value : valueIn(text, field, choicesFor(known)),
  };
}

/** The parts with one changed wherever it stands; null takes it away, with a group that is left empty. */
export function withPart(
  parts: readonly DraftPart[],
  key: string,
  change: (part: DraftPart) => DraftPart | null,
): DraftPart[] {
  return parts.flatMap((part): DraftPart[] => {
    if (part.key === key) {
      const changed = change(part);
      return changed === null ? [] : [changed];
    }
    if (part.kind === 'row') return [part];
    const inner = withPart(part.parts, key, change);
    return inner.length === 0 ? [] : [{ ...part, parts: inner }];
  });
}
