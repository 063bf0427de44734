import type { Expression, ExpressionProblem } from './Expression.ts';
import { functionOf } from './functions.ts';
import { isDay } from './isDay.ts';
import { nearest } from '../text/nearest.ts';
import { parseExpression } from './parseExpression.ts';
import { expressionTexts } from './texts.ts';
import type { ValueKind } from './ValueKind.ts';

/** Every variable of a survey with what it holds. */
export type VariableKinds = ReadonlyMap<string, ValueKind>;

class Check {
  readonly problems: ExpressionProblem[] = [];
  readonly #variables: VariableKinds;

  constructor(variables: VariableKinds) {
    this.#variables = variables;
  }

  /** What the expression gives. */
  kindOf(expression: Expression): ValueKind {
    switch (expression.kind) {
      case 'literal':
        return literalKind(expression.value);
      case 'variable':
        return this.#variable(expression.name, expression.position);
      case 'negate':
        return this.wanted(expression.operand, 'number');
      case 'not':
        return this.wanted(expression.operand, 'boolean');
      case 'arithmetic':
        this.wanted(expression.left, 'number');
        return this.wanted(expression.right, 'number');
      case 'comparison':
        return this.#comparison(expression.left, expression.right, expression.position);
      case 'logic':
        this.wanted(expression.left, 'boolean');
        return this.wanted(expression.right, 'boolean');
      case 'call': {
        const { takes, gives } = functionOf(expression.name);
        for (const [index, argument] of expression.args.entries()) {
          this.wanted(argument, takes[Math.min(index, takes.length - 1)] ?? 'unknown');
        }
        return gives;
      }
    }
  }

  /** Checks an expression in a place where only one kind fits. */
  wanted(expression: Expression, wanted: ValueKind): ValueKind {
    const found = this.kindOf(expression);
    if (wanted !== 'unknown' && found !== 'unknown' && !fits(expression, found, wanted)) {
      const { position } = expression;
      this.problems.push({ position, message: expressionTexts.wrongKind(position, wanted, found) });
    }
    return wanted === 'unknown' ? found : wanted;
  }

  #variable(name: string, position: number): ValueKind {
    const kind = this.#variables.get(name);
    if (kind === undefined) {
      const meant = nearest(name, [...this.#variables.keys()]);
      this.problems.push({ position, message: expressionTexts.unknownVariable(position, name, meant) });
    }
    return kind ?? 'unknown';
  }

  #comparison(left: Expression, right: Expression, position: number): ValueKind {
    const kinds = [this.kindOf(left), this.kindOf(right)] as const;
    const [one, other] = kinds;
    const isTextWithMoment = kinds.includes('text') && kinds.some(isMoment);
    const isListWithText = kinds.includes('list') && (kinds.includes('text') || kinds.some(isMoment));
    if (one !== other && one !== 'unknown' && other !== 'unknown' && !isListWithText && !isTextWithMoment) {
      this.problems.push({ position, message: expressionTexts.neverEqual(position, one, other) });
    }
    return 'boolean';
  }
}

const isMoment = (kind: ValueKind): boolean => kind === 'date' || kind === 'time';

/** A date and a time are texts; a text may be one, unless it stands there and is none. */
function fits(expression: Expression, found: ValueKind, wanted: ValueKind): boolean {
  if (wanted === 'text') return found === 'text' || isMoment(found);
  if (wanted !== 'date' || found !== 'text') return found === wanted;
  return expression.kind !== 'literal' || isDay(String(expression.value));
}

function literalKind(value: number | string | boolean): ValueKind {
  if (typeof value === 'number') return 'number';
  return typeof value === 'string' ? 'text' : 'boolean';
}

/**
 * What is wrong with an expression, in the order of its places; empty when nothing is. `wanted` says what it
 * has to give, 'boolean' for a condition.
 */
export function checkExpression(
  source: string,
  variables: VariableKinds,
  wanted: ValueKind = 'unknown',
): ExpressionProblem[] {
  const parsed = parseExpression(source);
  if (!parsed.ok) return [parsed.problem];
  const check = new Check(variables);
  check.wanted(parsed.expression, wanted);
  return check.problems.toSorted((a, b) => a.position - b.position);
}
