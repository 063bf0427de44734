/** What a row compares with that is known only in a conversation: today, or what another variable holds. */
export type RowReference = { readonly of: 'today' } | { readonly of: 'variable'; readonly name: string };

/** A value that stands in a row itself. */
export type PlainValue = number | string | boolean;

/** What a row compares a variable with. */
export type RowValue = PlainValue | RowReference;

/** What a variable holds in a conversation is no value that stands in the row. */
export function isReference(value: RowValue): value is RowReference {
  return typeof value === 'object';
}

/** Operators with a value beside them, and those that ask only whether there is one. */
export const valueOperators = [
  'is',
  'is-not',
  'less',
  'at-most',
  'more',
  'at-least',
  'contains',
  'contains-not',
  'begins',
  'begins-not',
  'matches',
  'matches-not',
  'exactly',
  'exactly-not',
  'age-at-least',
  'age-below',
] as const;
export type ValueOperator = (typeof valueOperators)[number];
export type PresenceOperator = 'answered' | 'unanswered';
export type RowOperator = ValueOperator | PresenceOperator;

/** One line of a condition: variable, operator, value. */
export type ConditionRow = { readonly kind: 'row'; readonly variable: string } & (
  | { readonly operator: ValueOperator; readonly value: RowValue }
  | { readonly operator: PresenceOperator }
);

/** Rows that belong together; they are joined the other way than what stands around them. */
export interface ConditionGroup {
  readonly kind: 'group';
  readonly parts: readonly ConditionPart[];
}

export type ConditionPart = ConditionRow | ConditionGroup;
export type Join = 'and' | 'or';

/** A condition as rows: `and`, all parts have to hold; `or`, one of them. Without parts it is none. */
export interface ConditionRows {
  readonly join: Join;
  readonly parts: readonly ConditionPart[];
}
