import type { Block } from '@dialogwerk/shared/contract';
import { derivedNames, roundName, variablesOf } from '@dialogwerk/shared/dialog';
import { loopedVariables } from '@dialogwerk/shared/dialog/graph';

/** As long as SPSS takes a name (domain.md §2). */
const LONGEST = 64;

/** How copies are named. */
interface Naming {
  /** Names that are settled, by the old ones; what is called as it was, too. */
  readonly settled?: ReadonlyMap<string, string>;
  /** Whether what calculations and requests set gets a name of its own, or goes on with the same. */
  readonly calculated?: 'own' | 'shared';
}

/**
 * New names for the variables of copied blocks that the dialog has already, by their old ones: 'alter' becomes 'alter_2'.
 * The items of a battery go with their block. Names differ by more than capitals.
 */
export function freeVariables(
  copied: readonly Block[],
  present: readonly Block[],
  { settled = new Map(), calculated = 'shared' }: Naming = {},
): ReadonlyMap<string, string> {
  const taken = takenNames(present);
  const names = new Map<string, string>();
  const inRounds = roundEndings(copied);
  const own = (name: string, namesBy: (free: string) => readonly string[]): string => {
    const endings = inRounds.get(name) ?? [];
    const allOf = (free: string): string[] => [...namesBy(free), ...endings.map((ending) => free + ending)];
    const free = settled.get(name) ?? freeName(name, taken, allOf);
    for (const each of allOf(free)) taken.add(each.toLowerCase());
    if (free !== name) names.set(name, free);
    return free;
  };
  for (const block of copied) {
    const { variable } = block;
    if (variable === null) continue;
    const free = own(variable, (name) => namesOf({ ...block, variable: name }));
    if (free === variable) continue;
    if (block.type === 'loop') names.set(roundName(variable), roundName(free));
    // A battery sets others beside its own name, by the same pattern.
    const renamed = [...variablesOf([{ ...block, variable: free }]).keys()];
    for (const [index, before] of [...variablesOf([block]).keys()].entries())
      names.set(before, renamed[index] ?? before);
  }
  if (calculated === 'own') for (const name of calculatedIn(copied)) own(name, (free) => [free]);
  return names;
}

/** The names that a dialog's blocks have taken, those of columns that are made of them included, in small letters. */
export function takenNames(blocks: readonly Block[]): Set<string> {
  const inRounds = loopedVariables(blocks).flatMap(({ rounds }) => rounds.map(({ name }) => name));
  return new Set([...blocks.flatMap(namesOf), ...inRounds].map((name) => name.toLowerCase()));
}

/** All names that a block brings: its own, those that it sets, those of its columns. */
function namesOf(block: Block): string[] {
  const own = block.variable === null ? [] : [block.variable];
  return [...own, ...variablesOf([block]).keys(), ...derivedNames(block).map(({ name }) => name)];
}

/** What stands behind a variable's name in each round of the loops that its block is in. */
function roundEndings(blocks: readonly Block[]): ReadonlyMap<string, readonly string[]> {
  return new Map(
    loopedVariables(blocks).map(({ variable, rounds }) => [
      variable,
      rounds.map(({ name }) => name.slice(variable.length)),
    ]),
  );
}

/** What calculations and requests set that no question does. */
function calculatedIn(blocks: readonly Block[]): ReadonlySet<string> {
  const asked = variablesOf(blocks.filter(({ variable }) => variable !== null));
  return new Set([...variablesOf(blocks).keys()].filter((name) => !asked.has(name)));
}

/** A name that none of those that are taken is, nor any that comes with it (`allOf`): itself, or with a number behind it. */
export function freeName(
  name: string,
  taken: ReadonlySet<string>,
  allOf: (free: string) => readonly string[] = (free) => [free],
): string {
  const isFree = (wanted: string): boolean => allOf(wanted).every((each) => !taken.has(each.toLowerCase()));
  if (isFree(name)) return name;
  for (let number = 2; ; number += 1) {
    const ending = `_${number}`;
    const free = name.slice(0, LONGEST - ending.length) + ending;
    if (isFree(free)) return free;
  }
}
