import { namingFields, secretNamed, variablesOf } from '@dialogwerk/shared/dialog';
import { loopedVariables } from '@dialogwerk/shared/dialog/graph';
import type { PartContent } from './PartContent.ts';

/** What a part names and does not set itself, such as a name that was asked before: it can be given. In the order in which it is named. */
export function inputsOf({ blocks }: Pick<PartContent, 'blocks'>): string[] {
  const own = new Set([
    ...variablesOf(blocks).keys(),
    ...blocks.flatMap(({ variable }) => variable ?? []),
    ...loopedVariables(blocks).flatMap(({ rounds }) => rounds.map(({ name }) => name)),
  ]);
  const named = new Set<string>();
  const note = {
    get: (name: string): undefined => {
      named.add(name);
    },
  };
  for (const block of blocks) for (const { renamed } of namingFields(block)) renamed(note, { get: () => undefined });
  return [...named].filter((name) => !own.has(name) && !name.includes('.') && secretNamed(name) === null);
}
