import type { FunctionName } from './functions.ts';

export type ArithmeticOperator = '+' | '-' | '*' | '/';
export type ComparisonOperator = '=' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression that was read. `position` counts characters from 1. */
export type Expression = { readonly position: number } & (
  | { readonly kind: 'literal'; readonly value: number | string | boolean }
  | { readonly kind: 'variable'; readonly name: string }
  | { readonly kind: 'negate' | 'not'; readonly operand: Expression }
  | {
      readonly kind: 'arithmetic';
      readonly operator: ArithmeticOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | {
      readonly kind: 'comparison';
      readonly operator: ComparisonOperator;
      readonly left: Expression;
      readonly right: Expression;
    }
  | { readonly kind: 'logic'; readonly operator: 'and' | 'or'; readonly left: Expression; readonly right: Expression }
  | {
      readonly kind: 'call';
      readonly name: FunctionName;
      /** The `.n` of `sum.8(...)`: so many values must be there; null for all. */
      readonly least: number | null;
      readonly args: readonly Expression[];
    }
);

/** What is wrong with an expression, as a German sentence with its place. */
export interface ExpressionProblem {
  readonly message: string;
  /** Where, in characters from 1. */
  readonly position: number;
}
