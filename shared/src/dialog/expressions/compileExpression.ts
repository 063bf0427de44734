import type { VariableValue } from '../../contract/index.ts';
import { evaluate } from './evaluate.ts';
import { parseExpression } from './parseExpression.ts';

/** An expression ready to be evaluated over variables at a moment in milliseconds since 1970; null is missing. Never throws. */
export type Evaluate = (variables: Readonly<Record<string, VariableValue>>, at?: number) => VariableValue;

/** An expression ready to run; one that cannot be read is missing. */
export function compileExpression(source: string): Evaluate {
  const parsed = parseExpression(source);
  return parsed.ok ? (variables, at) => evaluate(parsed.expression, variables, at) : () => null;
}
