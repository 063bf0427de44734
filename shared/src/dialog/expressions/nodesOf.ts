import type { Expression } from './Expression.ts';

/** What stands directly in an expression. */
export function partsOf(expression: Expression): readonly Expression[] {
  switch (expression.kind) {
    case 'literal':
    case 'variable':
      return [];
    case 'negate':
    case 'not':
      return [expression.operand];
    case 'arithmetic':
    case 'comparison':
    case 'logic':
      return [expression.left, expression.right];
    case 'call':
      return expression.args;
  }
}

/** An expression with everything that stands in it. */
export function nodesOf(expression: Expression): Expression[] {
  return [expression, ...partsOf(expression).flatMap(nodesOf)];
}

/** The variables that an expression reads, each once. */
export function variablesIn(expression: Expression): string[] {
  return [...new Set(nodesOf(expression).flatMap((node) => (node.kind === 'variable' ? [node.name] : [])))];
}
