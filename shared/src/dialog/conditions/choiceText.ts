import { ExpressionSyntaxError } from '../expressions/ExpressionSyntaxError.ts';
import { parseExpression } from '../expressions/parseExpression.ts';
import { tokenize } from '../expressions/tokenize.ts';
import type { Token } from '../expressions/tokenize.ts';

/** A value that depends on a condition: `wenn(condition, value, otherwise)`; each part as the expression that stands there. */
export interface ConditionalValue {
  readonly condition: string;
  readonly value: string;
  /** '' for no value. */
  readonly otherwise: string;
}

/** The parts of an expression that is one `wenn(…)` from end to end; null for any other. */
export function readChoice(source: string): ConditionalValue | null {
  const read = parseExpression(source);
  if (!read.ok || read.expression.kind !== 'call' || read.expression.name !== 'if') return null;
  const [condition = '', value = '', otherwise = ''] = argumentsOf(source);
  return { condition, value, otherwise };
}

/** The expression that gives one value or another. */
export function writeChoice({ condition, value, otherwise }: ConditionalValue): string {
  return `wenn(${[condition, value, ...(otherwise.trim() === '' ? [] : [otherwise])].join(', ')})`;
}

/** What stands between the outermost brackets and commas. */
function argumentsOf(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { kind, position, written, ...token } of tokensOf(source)) {
    if (kind !== 'sign' || !('sign' in token)) continue;
    if (token.sign === '(' && (depth += 1) === 1) start = position - 1 + written.length;
    const isClosing = token.sign === ')' && (depth -= 1) === 0;
    if (isClosing || (token.sign === ',' && depth === 1)) {
      parts.push(source.slice(start, position - 1).trim());
      start = position - 1 + written.length;
    }
  }
  return parts;
}

function tokensOf(source: string): readonly Token[] {
  try {
    return tokenize(source);
  } catch (error) {
    if (error instanceof ExpressionSyntaxError) return [];
    throw error;
  }
}
