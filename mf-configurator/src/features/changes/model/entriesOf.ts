import type { BlockType, StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { fieldName } from '../../../fieldTexts.ts';
import { texts } from '../texts.ts';
import type { Entry } from './Entry.ts';

type BlockTypes = ReadonlyMap<string, BlockType>;

/** Changes as lines of the list, the newest first: those of one step are one line. */
export function entriesOf(changes: readonly StoredChange[], { all_questions }: SurveyData): Entry[] {
  const types = new Map(all_questions.map(({ unique_question_id, type }) => [unique_question_id, type]));
  const steps = new Map<string, StoredChange[]>();
  for (const change of changes) {
    const key = `${change.author?.user_id ?? ''} ${change.step}`;
    const known = steps.get(key);
    if (known) known.push(change);
    else steps.set(key, [change]);
  }
  return [...steps]
    .flatMap(([key, parts]) => entryOf(key, parts, types) ?? [])
    .toSorted((a, b) => b.revision - a.revision);
}

function entryOf(key: string, changes: readonly StoredChange[], types: BlockTypes): Entry | null {
  const [first] = changes;
  if (!first) return null;
  const blocks = new Set(changes.map(({ unique_question_id }) => unique_question_id));
  const { author, client, step } = first;
  return {
    key,
    author,
    client,
    step,
    time: Math.max(...changes.map(({ time }) => time)),
    revision: Math.max(...changes.map(({ revision }) => revision)),
    undone: changes.every(({ undone }) => undone),
    changes,
    block: blocks.size === 1 ? first.unique_question_id : null,
    title: titleOf(changes, first, types),
    subtitle: subtitleOf(first, blocks.size),
  };
}

function titleOf(changes: readonly StoredChange[], first: StoredChange, types: BlockTypes): string {
  const count = changes.length;
  const isOne = count === 1;
  if (changes.every(({ change }) => change === 'create')) return isOne ? texts.created : texts.createdMany(count);
  if (changes.every(({ change }) => change === 'delete')) return isOne ? texts.deleted : texts.deletedMany(count);
  if (changes.every(({ change }) => change === 'order')) return texts.reordered;
  if (changes.every(({ key }) => key === 'position')) return isOne ? texts.moved : texts.movedMany(count);
  const fields = new Set(changes.map(({ key }) => key));
  if (fields.size > 1) return texts.changedMany(count);
  return texts.changed(fieldName(first.key, types.get(first.unique_question_id ?? '')));
}

function subtitleOf({ unique_question_id, question_name }: StoredChange, blocks: number): string {
  if (blocks > 1) return texts.blocks(blocks);
  return unique_question_id === null ? texts.settings : question_name;
}
