import type { ExpressionProblem } from './Expression.ts';

/** Ends the reading of an expression; caught in `parseExpression` and nowhere seen outside. */
export class ExpressionSyntaxError extends Error {
  readonly problem: ExpressionProblem;

  constructor(position: number, message: string) {
    super(message);
    this.problem = { message, position };
  }
}
