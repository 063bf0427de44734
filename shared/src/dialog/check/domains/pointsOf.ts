import type { VariableValue } from '../../../contract/index.ts';
import type { Expression } from '../../expressions/Expression.ts';
import type { Domain, Values } from '../../expressions/Domain.ts';
import { nodesOf, partsOf } from '../../expressions/nodesOf.ts';

type Range = Extract<Values, { kind: 'range' }>;
type Text = Extract<Values, { kind: 'text' }>;

/** Stands for every text that no expression names. */
const ANOTHER_TEXT = '\u0001';

/**
 * Values that stand for everything a variable can be, as far as expressions can tell: all of few, else those that
 * comparisons name and one beside and between them. null where expressions do more with it than compare.
 */
export function pointsOf(name: string, domain: Domain, expressions: readonly Expression[]): VariableValue[] | null {
  const values = presentPoints(name, domain.values, expressions);
  return values && (domain.missing ? [...values, null] : values);
}

function presentPoints(name: string, values: Values, expressions: readonly Expression[]): VariableValue[] | null {
  if (values.kind === 'finite') return [...values.values];
  if (values.kind === 'any') return null;
  const uses = expressions.map((expression) => comparedWith(expression, name));
  if (uses.some((use) => use === null)) return null;
  const compared = uses.flatMap((use) => use ?? []);
  return values.kind === 'range' ? numbersBeside(values, compared) : textsBeside(values, compared);
}

interface Compared {
  readonly value: number | string | boolean;
  readonly isOrder: boolean;
}

/** What a variable is compared with; null where it is used otherwise. */
function comparedWith(expression: Expression, name: string): Compared[] | null {
  const found: Compared[] = [];
  for (const node of nodesOf(expression)) {
    for (const part of partsOf(node)) {
      if (part.kind !== 'variable' || part.name !== name) continue;
      if (node.kind === 'call' && node.name === 'answered') continue;
      if (node.kind !== 'comparison') return null;
      const value = literalOf(node.left === part ? node.right : node.left);
      if (value === null) return null;
      found.push({ value, isOrder: node.operator !== '=' && node.operator !== '!=' });
    }
  }
  return expression.kind === 'variable' && expression.name === name ? null : found;
}

function literalOf(expression: Expression): number | string | boolean | null {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind !== 'negate') return null;
  const value = literalOf(expression.operand);
  return typeof value === 'number' ? -value : null;
}

function numbersBeside({ min, max, integer }: Range, compared: readonly Compared[]): number[] {
  const named = compared.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const corners = [...new Set([...named, ...[min, max].filter(Number.isFinite)])].toSorted((a, b) => a - b);
  const least = corners[0] ?? 0;
  const greatest = corners.at(-1) ?? 0;
  const beside = integer
    ? corners.flatMap((value) => [Math.floor(value) - 1, Math.floor(value), Math.ceil(value), Math.ceil(value) + 1])
    : [
        least - 1,
        ...corners.flatMap((value, index) => [value, (value + (corners[index + 1] ?? value)) / 2]),
        greatest + 1,
      ];
  return [...new Set(beside)].filter((value) => value >= min && value <= max);
}

function textsBeside({ between }: Text, compared: readonly Compared[]): string[] | null {
  const named = compared.flatMap(({ value }) => (typeof value === 'string' ? [value] : []));
  if (!between) return compared.some(({ isOrder }) => isOrder) ? null : [...new Set([...named, ANOTHER_TEXT])];
  const { form, min, max } = between;
  if (!named.every(form.isOne)) return null;
  const corners = [...named, ...[min, max].filter((bound) => bound !== null)];
  if (corners.length === 0) return [form.some];
  const beside = corners.flatMap((corner) => [-1, 0, 1].map((shift) => form.shifted(corner, shift)));
  return [...new Set(beside)].filter((text) => text >= (min ?? text) && text <= (max ?? text));
}
