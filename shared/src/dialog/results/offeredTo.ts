import type { Block, StoredValue } from '../../contract/index.ts';
import { carryOf, chosenBy, isChosenFrom, narrowed } from '../blocks/carried.ts';
import type { Chosen, WholeBlock } from '../blocks/carried.ts';
import { OTHER_PART } from '../blocks/common/other.ts';
import { answerParts } from './contract/answerParts.ts';
import type { QuestionRun } from './contract/questionRuns.ts';

/** Looks up what a conversation has answered. */
export type AnswerOf = (unique_question_id: string, part: string) => StoredValue | undefined;

/** The ids of the options or items that a question had in a conversation; null where that does not depend on it, or is not known. */
export type OfferedTo = (given: AnswerOf, revision: number | null) => ReadonlySet<string> | null;

/** For a question that takes over what was chosen before; null for all others. */
export function offeredToOf({ versions, newest }: QuestionRun): OfferedTo | null {
  if (versions.every(({ blockOf }) => blockOf === null)) return null;
  const byRevision = new Map(versions.map((version) => [version.revision, version]));
  return (given, revision) => {
    const { block, blockOf } = byRevision.get(revision ?? newest.revision) ?? newest;
    return blockOf && offered(block, blockOf, given);
  };
}

function offered(block: Block, blockOf: WholeBlock, given: AnswerOf): ReadonlySet<string> | null {
  const choices: Record<string, Chosen> = {};
  for (let carry = carryOf(block); carry; carry = carryOf(blockOf(carry.from) ?? block)) {
    const from = blockOf(carry.from);
    const stored = given(carry.from, '');
    if (!from) return null;
    if (carry.which !== 'all' && isChosenFrom(from) && stored === undefined) return null;
    const other = given(carry.from, OTHER_PART);
    choices[carry.from] = chosenBy({ stored: stored ?? null, other: isTyped(other) ? other : null });
  }
  return new Set(answerParts(narrowed(block, blockOf, choices)).map(({ id }) => id));
}

const isTyped = (value: StoredValue | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
