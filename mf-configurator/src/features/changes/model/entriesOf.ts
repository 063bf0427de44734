import type { BlockType, StoredChange, SurveyData } from '@dialogwerk/shared/contract';
import { fieldName } from '../../../fieldTexts.ts';
import { texts } from '../texts.ts';
import type { Entry } from './Entry.ts';

/** What blocks are, by id. */
interface Blocks {
  readonly types: ReadonlyMap<string, BlockType>;
  readonly names: ReadonlyMap<string, string>;
}

/** Changes as lines of the list, the newest first: those of one step are one line; `names` are those of all blocks. */
export function entriesOf(
  changes: readonly StoredChange[],
  { all_questions }: SurveyData,
  names: ReadonlyMap<string, string>,
): Entry[] {
  const types = new Map(all_questions.map(({ unique_question_id, type }) => [unique_question_id, type]));
  const steps = new Map<string, StoredChange[]>();
  for (const change of changes) {
    const key = `${change.author?.user_id ?? ''} ${change.step}`;
    const known = steps.get(key);
    if (known) known.push(change);
    else steps.set(key, [change]);
  }
  return [...steps]
    .flatMap(([key, parts]) => entryOf(key, parts, { types, names }) ?? [])
    .toSorted((a, b) => b.revision - a.revision);
}

function entryOf(key: string, changes: readonly StoredChange[], blocks: Blocks): Entry | null {
  const [first] = changes;
  if (!first) return null;
  const ids = new Set(changes.map(({ unique_question_id }) => unique_question_id));
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
    block: ids.size === 1 ? first.unique_question_id : null,
    title: titleOf(changes, first, blocks),
    subtitle: subtitleOf(first, [...ids], blocks),
  };
}

function titleOf(changes: readonly StoredChange[], first: StoredChange, { types }: Blocks): string {
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

/** The name that the block had then, where it had one. */
function subtitleOf(
  { unique_question_id: id, question_name }: StoredChange,
  ids: readonly (string | null)[],
  { names }: Blocks,
): string {
  const nameOf = (each: string): string => names.get(each) ?? texts.block;
  if (ids.length > 1) return texts.blocks(ids.map((each) => (each === null ? texts.settings : nameOf(each))));
  if (id === null) return texts.settings;
  return question_name === '' || question_name === id ? nameOf(id) : question_name;
}
