import type { Expression, ExpressionProblem } from './Expression.ts';
import { ExpressionParser } from './ExpressionParser.ts';
import { ExpressionSyntaxError } from './ExpressionSyntaxError.ts';
import { expressionTexts } from './texts.ts';
import { tokenize } from './tokenize.ts';

/** Expressions of the contract are no longer; a bound of its own keeps reading one cheap whatever comes in. */
const LONGEST_EXPRESSION = 4_000;

export type Parsed =
  | { readonly ok: true; readonly expression: Expression }
  | { readonly ok: false; readonly problem: ExpressionProblem };

/** Reads an expression. Never throws: what cannot be read is a German sentence with its place. */
export function parseExpression(source: string): Parsed {
  if (source.trim() === '') return { ok: false, problem: { message: expressionTexts.empty, position: 1 } };
  if (source.length > LONGEST_EXPRESSION) {
    const message = expressionTexts.tooLong(LONGEST_EXPRESSION);
    return { ok: false, problem: { message, position: LONGEST_EXPRESSION + 1 } };
  }
  try {
    return { ok: true, expression: new ExpressionParser(tokenize(source)).whole() };
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return { ok: false, problem: error.problem };
    throw error;
  }
}
