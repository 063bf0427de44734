import type { Block, TracedVariable } from '../../contract/index.ts';
import type { ConversationState } from '../engine/ConversationState.ts';
import { variablesOf } from '../variablesOf.ts';

/** The variables that have a value, then those that the blocks may still set. */
export function tracedVariables(blocks: readonly Block[], now: ConversationState['variables']): TracedVariable[] {
  const kinds = variablesOf(blocks);
  return [...new Set([...Object.keys(now), ...kinds.keys()])].map((variable) => ({
    variable,
    value: now[variable] ?? null,
    kind: kinds.get(variable) ?? 'unknown',
  }));
}
