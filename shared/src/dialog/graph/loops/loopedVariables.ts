import type { Block } from '../../../contract/index.ts';
import { variablesSetBy } from '../../blocks/blockRules.ts';
import { withCarried } from '../../blocks/carried.ts';
import { roundsOf, writtenId } from '../../blocks/loop/roundId.ts';
import { unrolled } from '../../engine/survey/loops/unrolled.ts';

/** A variable that is set in the rounds of a loop, by a name of its own in each. */
export interface LoopedVariable {
  /** As the author has named it. */
  readonly variable: string;
  /** The block that sets it, by its id. */
  readonly block: string;
  /** What it is called outside of the loop, round by round; of loops within each other, the number of the outer round comes first. */
  readonly rounds: readonly { readonly name: string; readonly numbers: readonly number[] }[];
}

/** The variables that the blocks of loops set, in the order of `blocks`; none where a dialog has no loop. */
export function loopedVariables(blocks: readonly Block[]): LoopedVariable[] {
  const whole = withCarried(blocks);
  const all = unrolled(whole);
  if (all === whole) return [];
  const written = new Map(whole.map((block) => [block.unique_question_id, block]));
  const found = new Map<
    string,
    Omit<LoopedVariable, 'rounds'> & { readonly rounds: LoopedVariable['rounds'][number][] }
  >();
  for (const block of all) {
    const id = writtenId(block.unique_question_id);
    const own = written.get(id);
    // Where a round begins, and the question for another one, are no blocks of the group.
    const isOwn = own?.type === block.type && (block.type !== 'loop' || block.members.length > 0);
    if (!own || !isOwn || id === block.unique_question_id) continue;
    const names = variablesSetBy(block);
    for (const [index, { variable }] of variablesSetBy(own).entries()) {
      const name = names[index]?.variable;
      // What is set outside of the loop as well is the same in all rounds.
      if (name === undefined || name === variable) continue;
      const known = found.get(variable) ?? { variable, block: id, rounds: [] };
      if (known.rounds.some((round) => round.name === name)) continue;
      known.rounds.push({ name, numbers: roundsOf(block.unique_question_id) });
      found.set(variable, known);
    }
  }
  return [...found.values()];
}
