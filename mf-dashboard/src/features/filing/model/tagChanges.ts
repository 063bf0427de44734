/** How many of the chosen dialogs have a tag. */
export type TagState = 'all' | 'some' | 'none';

/** Tags to give to all chosen dialogs and to take from all of them; what is in neither stays with each as it is. */
export interface TagChanges {
  readonly given: ReadonlySet<string>;
  readonly taken: ReadonlySet<string>;
}

export const noTagChanges: TagChanges = { given: new Set(), taken: new Set() };

/** Whether all, some or none of the dialogs would have a tag. */
export function tagState(tag: string, of: readonly (readonly string[])[], { given, taken }: TagChanges): TagState {
  if (given.has(tag)) return 'all';
  if (taken.has(tag)) return 'none';
  const having = of.filter((tags) => tags.includes(tag)).length;
  if (having === 0) return 'none';
  return having === of.length ? 'all' : 'some';
}

/** The changes once a tag was pressed: what not all have, all get. */
export function withPressed(tag: string, state: TagState, { given, taken }: TagChanges): TagChanges {
  const [nextGiven, nextTaken] = [new Set(given), new Set(taken)];
  nextGiven.delete(tag);
  nextTaken.delete(tag);
  (state === 'all' ? nextTaken : nextGiven).add(tag);
  return { given: nextGiven, taken: nextTaken };
}

/** The tags of one dialog after the changes, in the order in which they were given. */
export function changedTags(tags: readonly string[], { given, taken }: TagChanges): string[] {
  return [...new Set([...tags, ...given])].filter((tag) => !taken.has(tag));
}

/** The tags that stand in a text, parted by commas. */
export function tagsIn(text: string, most: number): string[] {
  const tags = text.split(',').map((part) => part.trim().replace(/^#+/, '').slice(0, most).trim());
  return [...new Set(tags.filter((tag) => tag !== ''))];
}
