import type { VariableValue } from '../../../contract/index.ts';
import type { Answer } from '../BlockRule.ts';

/** What a variable holds after an answer: its own value, where the answer sets several; and how `{{variable}}` reads it. */
export function heldBy(
  { variable, variables, label }: Pick<Answer, 'variable' | 'variables' | 'label'>,
  name: string,
): { readonly value: VariableValue; readonly label: string | null } {
  const isOwn = variables !== undefined && Object.hasOwn(variables, name);
  return isOwn ? { value: variables[name] ?? null, label: null } : { value: variable, label };
}
