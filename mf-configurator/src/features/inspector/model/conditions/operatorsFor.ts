import type { KnownVariable, RowOperator } from '@dialogwerk/shared/dialog/conditions';
import { operatorNames } from '../../conditionTexts.ts';

const presence = ['answered', 'unanswered'] as const;
const equal = ['is', 'is-not'] as const;
const order = ['at-least', 'at-most', 'more', 'less'] as const;
const age = ['age-at-least', 'age-below'] as const;
const ofText = [
  'contains',
  'contains-not',
  'begins',
  'begins-not',
  'matches',
  'matches-not',
  'exactly',
  'exactly-not',
] as const;

const byKind: Readonly<Record<KnownVariable['kind'], readonly RowOperator[]>> = {
  number: [...equal, ...order, ...presence],
  date: [...equal, ...order, ...age, ...presence],
  time: [...equal, ...order, ...presence],
  boolean: [...equal, ...presence],
  list: [...equal, ...presence],
  text: [...equal, ...ofText, ...presence],
  unknown: [...equal, ...order, ...ofText, ...presence],
};

/** The operators that fit a variable, each by its name; one that already stands there stays. */
export function operatorsFor(
  variable: KnownVariable | undefined,
  current: RowOperator,
): { value: RowOperator; label: string }[] {
  const kind = variable?.kind ?? 'unknown';
  const isMoment = kind === 'date' || kind === 'time';
  const names = isMoment ? operatorNames.moments : operatorNames[kind === 'list' ? 'lists' : 'plain'];
  const fitting = byKind[kind];
  const offered = fitting.includes(current) ? fitting : [...fitting, current];
  return offered.map((value) => ({ value, label: names[value] }));
}

/** The operator that a new row of a variable begins with. */
export function operatorFitting(variable: KnownVariable | undefined, current: RowOperator): RowOperator {
  const fitting = byKind[variable?.kind ?? 'unknown'];
  return fitting.includes(current) ? current : 'is';
}
