import type { Block } from '../../contract/index.ts';
import { loopedVariables } from '../graph/loops/loopedVariables.ts';
import { loopGroups } from '../graph/loops/loopGroups.ts';
import { roundNamesAt } from '../graph/loops/variablesAt.ts';
import type { KnownVariable, Vocabulary } from './vocabularyOf.ts';

/**
 * What of a dialog's vocabulary the conditions of a block can be about: within a loop the variables of the round, by the names that the author has
 * given them; outside of it those of each round, and all rounds together in functions of several values. `all` is what `vocabularyOf` gives.
 */
export function vocabularyAt(all: Vocabulary, blocks: readonly Block[], id: string): Vocabulary {
  if (!blocks.some(({ type }) => type === 'loop')) return all;
  const groups = loopGroups(blocks, 'loop');
  const here = groups.around(id);
  const looped = loopedVariables(blocks);
  const byRound = new Map(
    looped.flatMap((one) => {
      const loops = groups.around(one.block);
      const inside = loops.filter((loop) => here.includes(loop)).length;
      return one.rounds.map(({ name, numbers }) => [name, { one, numbers, inside, loops: loops.length }] as const);
    }),
  );
  const known = new Map<string, KnownVariable>();
  for (const variable of all.values()) {
    const round = byRound.get(variable.name);
    if (!round) known.set(variable.name, variable);
    else if (round.inside === round.loops) {
      if (!known.has(round.one.variable)) known.set(round.one.variable, { ...variable, name: round.one.variable });
    } else if (round.inside === 0) known.set(variable.name, { ...variable, rounds: round.numbers });
  }
  for (const { variable: name, rounds } of looped) {
    const kind = all.get(rounds[0]?.name ?? '')?.kind ?? 'unknown';
    if (!known.has(name)) known.set(name, { name, kind, values: [], together: rounds.map((round) => round.name) });
  }
  for (const name of roundNamesAt(blocks, here))
    if (!known.has(name)) known.set(name, { name, kind: 'text', values: [] });
  return known;
}

/** The variables of a vocabulary that can be compared by themselves, not only with all their rounds together. */
export function singleVariables(vocabulary: Vocabulary): KnownVariable[] {
  return [...vocabulary.values()].filter(({ together }) => together === undefined);
}
