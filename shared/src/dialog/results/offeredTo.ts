import type { Block, StoredValue } from '../../contract/index.ts';
import { carryOf, chosenBy, isChosenFrom, narrowed } from '../blocks/carried.ts';
import type { Chosen, WholeBlock } from '../blocks/carried.ts';
import { OTHER_PART } from '../blocks/common/other.ts';
import { answerParts } from './contract/answerParts.ts';
import type { QuestionRun } from './contract/questionRuns.ts';

/** Looks up what a conversation has answered. */
export type AnswerOf = (unique_question_id: string, part: string) => StoredValue | undefined;

/** What a question offered to a conversation. */
export interface OfferedTo {
  /** The questions whose answers it depends on. */
  readonly by: readonly string[];
  /** The ids of its options or items; null where that does not depend on the conversation, or is not known. */
  readonly ids: (given: AnswerOf, revision: number | null) => ReadonlySet<string> | null;
}

/** For a question that takes over what was chosen before; null for all others. */
export function offeredToOf({ versions, newest }: QuestionRun): OfferedTo | null {
  if (versions.every(({ blockOf }) => blockOf === null)) return null;
  const byRevision = new Map(versions.map((version) => [version.revision, version]));
  return {
    by: [...new Set(versions.flatMap(({ block, blockOf }) => (blockOf ? takenFrom(block, blockOf) : [])))],
    ids: (given, revision) => {
      const { block, blockOf } = byRevision.get(revision ?? newest.revision) ?? newest;
      return blockOf && offered(block, blockOf, given);
    },
  };
}

/** The questions that a block takes over from, those that they take over from included. */
function takenFrom(block: Block, blockOf: WholeBlock): string[] {
  const from: string[] = [];
  for (let at: Block | undefined = block; at; at = blockOf(from.at(-1) ?? '')) {
    const carry = carryOf(at);
    if (!carry) break;
    from.push(carry.from);
  }
  return from;
}

function offered(block: Block, blockOf: WholeBlock, given: AnswerOf): ReadonlySet<string> | null {
  const choices: Record<string, Chosen> = {};
  let asking = block;
  for (const id of takenFrom(block, blockOf)) {
    const [from, which, stored] = [blockOf(id), carryOf(asking)?.which, given(id, '')];
    if (!from || (which !== 'all' && isChosenFrom(from) && stored === undefined)) return null;
    const other = given(id, OTHER_PART);
    choices[id] = chosenBy({ stored: stored ?? null, other: isTyped(other) ? other : null }, null);
    asking = from;
  }
  return new Set(answerParts(narrowed(block, blockOf, choices)).map(({ id }) => id));
}

const isTyped = (value: StoredValue | undefined): value is string | number =>
  typeof value === 'string' || typeof value === 'number';
