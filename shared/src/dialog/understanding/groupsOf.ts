import { Vocabulary } from './Vocabulary.ts';

/** From this likeness on two replies say nearly the same (cosine of their words and pieces of words). */
const ALIKE = 0.35;

/**
 * Groups replies that say nearly the same: each joins the first group whose first reply is like it. Groups and their replies
 * keep the order that they came in.
 */
export function groupsOf<Item>(items: readonly Item[], textOf: (item: Item) => string): Item[][] {
  const vocabulary = Vocabulary.of(items.map(textOf));
  const groups: { readonly first: number; readonly members: Item[] }[] = [];
  for (const [at, item] of items.entries()) {
    const likenesses = vocabulary.likenesses(textOf(item));
    const group = groups.find(({ first }) => (likenesses[first] ?? 0) >= ALIKE);
    if (group) group.members.push(item);
    else groups.push({ first: at, members: [item] });
  }
  return groups.map(({ members }) => members);
}
