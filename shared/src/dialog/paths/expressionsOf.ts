import type { Block } from '../../contract/index.ts';
import { linkVariable, parameterNamed } from '../text/linkParameters.ts';
import { ruleOf } from '../blocks/common/ruled.ts';
import { nodesOf } from '../expressions/nodesOf.ts';
import type { Expression } from '../expressions/Expression.ts';
import type { FunctionName } from '../expressions/functions.ts';
import { exampleOf } from '../expressions/textTests.ts';
import { parseExpression } from '../expressions/parseExpression.ts';

/** What one expression speaks of. */
export interface Mentioned {
  readonly variables: ReadonlySet<string>;
  readonly values: readonly (number | string)[];
  /** In what it counts from a day to another. */
  readonly units: ReadonlySet<'days' | 'months' | 'years'>;
}

/** What the functions of days count in. */
const unitOf: Partial<Record<FunctionName, 'days' | 'months' | 'years'>> = {
  today: 'days',
  days: 'days',
  plusdays: 'days',
  weekday: 'days',
  months: 'months',
  plusmonths: 'months',
  years: 'years',
  plusyears: 'years',
  age: 'years',
};

/** What an expression speaks of; null where it cannot be read. */
export function mentionedIn(source: string): Mentioned | null {
  const parsed = parseExpression(source);
  if (!parsed.ok) return null;
  const nodes = nodesOf(parsed.expression);
  return {
    variables: new Set(nodes.flatMap((node) => (node.kind === 'variable' ? [node.name] : []))),
    values: nodes.flatMap(valuesIn),
    units: new Set(nodes.flatMap((node) => (node.kind === 'call' ? (unitOf[node.name] ?? []) : []))),
  };
}

/** A value that is named, and for a pattern one that it fits. */
function valuesIn(node: Expression): (number | string)[] {
  if (node.kind === 'literal') return typeof node.value === 'boolean' ? [] : [node.value];
  if (node.kind !== 'call' || node.name !== 'matches') return [];
  const [, pattern] = node.args;
  return pattern?.kind === 'literal' && typeof pattern.value === 'string' ? [exampleOf(pattern.value)] : [];
}

/** Each condition and calculation of a dialog as it is written, once. */
function sourcesOf(blocks: Iterable<Block>): ReadonlySet<string> {
  const sources = new Set<string>();
  for (const block of blocks) {
    for (const jump of block.jump_to_ids) if (jump.kind === 'condition') sources.add(jump.condition);
    const must = ruleOf(block);
    if (must !== null) sources.add(must);
    if (block.type === 'assign') for (const { expression } of block.assignments) sources.add(expression);
  }
  return sources;
}

const mentionedInAll = (sources: Iterable<string>): Mentioned[] =>
  [...sources].map(mentionedIn).filter((mentioned) => mentioned !== null);

/** What each condition and calculation of a dialog speaks of; those that cannot be read are left out. */
export function expressionsOf(blocks: Iterable<Block>): Mentioned[] {
  return mentionedInAll(sourcesOf(blocks));
}

/** The variables of the link that conditions and calculations speak of, each once. Only what may name one is read, because most dialogs have none. */
export function linkNamesIn(blocks: Iterable<Block>): string[] {
  const sources = [...sourcesOf(blocks)].filter((source) => source.includes(linkVariable('')));
  const named = new Set<string>();
  for (const { variables } of mentionedInAll(sources))
    for (const name of variables) if (parameterNamed(name) !== null) named.add(name);
  return [...named];
}
