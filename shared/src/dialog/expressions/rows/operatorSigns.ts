import type { ComparisonOperator } from '../Expression.ts';
import type { ValueOperator } from './ConditionRows.ts';

interface OperatorSigns {
  /** The sign between the two; null for an operator that is written as a function. */
  readonly sign: ComparisonOperator | null;
  /** The function as it is written, and as it is read. */
  readonly name: 'enthält' | 'beginnt' | 'passt' | 'genau' | null;
  readonly call: 'contains' | 'begins' | 'matches' | 'exactly' | null;
  readonly negated: boolean;
  /** Whether the age on the day of the reply is compared, and not the variable itself. */
  readonly ofAge?: true;
}

const compared = (sign: ComparisonOperator): OperatorSigns => ({ sign, name: null, call: null, negated: false });
const contains = { sign: null, name: 'enthält', call: 'contains' } as const;
const begins = { sign: null, name: 'beginnt', call: 'begins' } as const;
const exactly = { sign: null, name: 'genau', call: 'exactly' } as const;
const matches = { sign: null, name: 'passt', call: 'matches' } as const;

/** How each operator of a row stands in an expression. */
export const operatorSigns: Readonly<Record<ValueOperator, OperatorSigns>> = {
  is: compared('='),
  'is-not': compared('!='),
  less: compared('<'),
  'at-most': compared('<='),
  more: compared('>'),
  'at-least': compared('>='),
  contains: { ...contains, negated: false },
  'contains-not': { ...contains, negated: true },
  begins: { ...begins, negated: false },
  'begins-not': { ...begins, negated: true },
  matches: { ...matches, negated: false },
  'matches-not': { ...matches, negated: true },
  exactly: { ...exactly, negated: false },
  'exactly-not': { ...exactly, negated: true },
  'age-at-least': { ...compared('>='), ofAge: true },
  'age-below': { ...compared('<'), ofAge: true },
};
