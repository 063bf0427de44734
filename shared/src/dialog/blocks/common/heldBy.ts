import type { VariableValue } from '../../../contract/index.ts';
import type { Answer } from '../BlockRule.ts';

/** What a variable holds after an answer: its own value, where the answer sets several; and how `{{variable}}` reads it. */
export function heldBy(
  { variable, variables, labels, label }: Pick<Answer, 'variable' | 'variables' | 'labels' | 'label'>,
  name: string,
): { readonly value: VariableValue; readonly label: string | null } {
  const isOwn = variables !== undefined && Object.hasOwn(variables, name);
  if (!isOwn) return { value: variable, label };
  const read = labels !== undefined && Object.hasOwn(labels, name) ? labels[name] : undefined;
  return { value: variables[name] ?? null, label: read ?? null };
}
