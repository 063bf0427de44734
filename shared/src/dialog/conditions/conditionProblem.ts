import type { ExpressionProblem } from '../expressions/Expression.ts';
import { checkExpression } from '../expressions/checkExpression.ts';
import { nodesOf } from '../expressions/nodesOf.ts';
import { parseExpression } from '../expressions/parseExpression.ts';
import { conditionTexts } from './texts.ts';
import { spreadRounds } from '../expressions/spreadRounds.ts';
import { singleVariables } from './vocabularyAt.ts';
import type { Vocabulary } from './vocabularyOf.ts';

/** The first that is wrong with an expression, with what could be written instead; null for nothing. */
export function conditionProblem(
  source: string,
  vocabulary: Vocabulary,
  wanted: 'boolean' | 'date' | 'unknown',
): ExpressionProblem | null {
  const kinds = new Map(singleVariables(vocabulary).map(({ name, kind }) => [name, kind] as const));
  const spread = spreadRounds(source, (name) => vocabulary.get(name)?.together);
  return valueProblem(source, vocabulary) ?? checkExpression(spread, kinds, wanted)[0] ?? null;
}

/** An answer that the question does not have. */
function valueProblem(source: string, vocabulary: Vocabulary): ExpressionProblem | null {
  const read = parseExpression(source);
  if (!read.ok) return null;
  for (const node of nodesOf(read.expression)) {
    if (node.kind !== 'comparison' || node.left.kind !== 'variable' || node.right.kind !== 'literal') continue;
    const { value, position } = node.right;
    const values = vocabulary.get(node.left.name)?.values ?? [];
    const isOrdered = node.operator !== '=' && node.operator !== '!=';
    if (values.length === 0 || typeof value !== 'string' || isOrdered || values.some((one) => one.value === value))
      continue;
    return {
      position,
      message: conditionTexts.noSuchValue(
        node.left.name,
        value,
        values.map(({ label }) => label),
      ),
    };
  }
  return null;
}
