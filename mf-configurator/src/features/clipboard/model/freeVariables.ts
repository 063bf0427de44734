import type { Block } from '@dialogwerk/shared/contract';
import { roundName, variablesOf } from '@dialogwerk/shared/dialog';
import { loopedVariables } from '@dialogwerk/shared/dialog/graph';

/** As long as SPSS takes a name (domain.md §2). */
const LONGEST = 64;

/**
 * New names for the variables of copied blocks that the dialog has already, by their old ones: 'alter' becomes 'alter_2'.
 * The items of a battery go with their block. Names differ by more than capitals.
 */
export function freeVariables(copied: readonly Block[], present: readonly Block[]): ReadonlyMap<string, string> {
  const inRounds = loopedVariables(present).flatMap(({ rounds }) => rounds.map(({ name }) => name));
  const taken = new Set(
    [...variablesOf(present).keys(), ...ownNames(present), ...inRounds].map((name) => name.toLowerCase()),
  );
  const names = new Map<string, string>();
  for (const block of copied) {
    const { variable } = block;
    if (variable === null) continue;
    const free = freeName(variable, taken);
    taken.add(free.toLowerCase());
    if (free === variable) continue;
    names.set(variable, free);
    if (block.type === 'loop') names.set(roundName(variable), roundName(free));
    // A battery sets others beside its own name, by the same pattern.
    const renamed = [...variablesOf([{ ...block, variable: free }]).keys()];
    for (const [index, before] of [...variablesOf([block]).keys()].entries())
      names.set(before, renamed[index] ?? before);
  }
  return names;
}

function ownNames(blocks: readonly Block[]): string[] {
  return blocks.flatMap(({ variable }) => variable ?? []);
}

function freeName(name: string, taken: ReadonlySet<string>): string {
  if (!taken.has(name.toLowerCase())) return name;
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`;
    const free = name.slice(0, LONGEST - ending.length) + ending;
    if (!taken.has(free.toLowerCase())) return free;
  }
}
