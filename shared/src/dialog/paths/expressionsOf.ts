import type { Block } from '../../contract/index.ts';
import { nodesOf } from '../expressions/nodesOf.ts';
import type { Expression } from '../expressions/Expression.ts';
import { exampleOf } from '../expressions/textTests.ts';
import { parseExpression } from '../expressions/parseExpression.ts';

/** What one expression speaks of. */
export interface Mentioned {
  readonly variables: ReadonlySet<string>;
  readonly values: readonly (number | string)[];
}

function mentionedIn(source: string): Mentioned | null {
  const parsed = parseExpression(source);
  if (!parsed.ok) return null;
  const nodes = nodesOf(parsed.expression);
  return {
    variables: new Set(nodes.flatMap((node) => (node.kind === 'variable' ? [node.name] : []))),
    values: nodes.flatMap(valuesIn),
  };
}

/** A value that is named, and for a pattern one that it fits. */
function valuesIn(node: Expression): (number | string)[] {
  if (node.kind === 'literal') return typeof node.value === 'boolean' ? [] : [node.value];
  if (node.kind !== 'call' || node.name !== 'matches') return [];
  const [, pattern] = node.args;
  return pattern?.kind === 'literal' && typeof pattern.value === 'string' ? [exampleOf(pattern.value)] : [];
}

/** What each condition and calculation of a dialog speaks of; those that cannot be read are left out. */
export function expressionsOf(blocks: Iterable<Block>): Mentioned[] {
  const sources = new Set<string>();
  for (const block of blocks) {
    for (const jump of block.jump_to_ids) if (jump.kind === 'condition') sources.add(jump.condition);
    if (block.type === 'assign') for (const { expression } of block.assignments) sources.add(expression);
  }
  return [...sources].map(mentionedIn).filter((mentioned) => mentioned !== null);
}
