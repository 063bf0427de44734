import type { StoredChange } from '@dialogwerk/shared/contract';
import { entryTexts } from '../../../model/wording/entryTexts.ts';
import type { EntryText } from '../../../model/wording/entryTexts.ts';
import type { Naming } from '../../../model/wording/nameOfBlock.ts';
import { valueText } from '../../../model/wording/valueText.ts';

/** One thing that a change has done to a field, in words that an author understands. */
export type Difference =
  | { readonly kind: 'changed'; readonly from: string; readonly to: string }
  | { readonly kind: 'added' | 'removed'; readonly text: string }
  | { readonly kind: 'reordered' };

type Values = Pick<StoredChange, 'key' | 'old_value' | 'new_value'>;

/** What a change did: a field that holds a list is told entry by entry, any other from what to what. */
export function differencesOf({ key, old_value, new_value }: Values, naming: Naming): readonly Difference[] {
  const before = entryTexts(key, old_value ?? [], naming);
  const now = entryTexts(key, new_value ?? [], naming);
  if (before && now) return betweenLists(before, now);
  return [{ kind: 'changed', from: valueText(key, old_value, naming), to: valueText(key, new_value, naming) }];
}

function betweenLists(before: readonly EntryText[], now: readonly EntryText[]): readonly Difference[] {
  const gone = without(before, now);
  const come = without(now, before);
  if (gone.length === 0 && come.length === 0) {
    return before.some(({ text }, index) => text !== now[index]?.text) ? [{ kind: 'reordered' }] : [];
  }
  const changed = gone.flatMap((from): (readonly [EntryText, EntryText])[] => {
    const to = successorOf(from, gone, come);
    return to ? [[from, to]] : [];
  });
  const paired = new Set(changed.flat());
  return [
    ...changed.map(([from, to]): Difference => ({ kind: 'changed', from: from.text, to: to.text })),
    ...gone.flatMap((each): Difference[] => (paired.has(each) ? [] : [{ kind: 'removed', text: each.text }])),
    ...come.flatMap((each): Difference[] => (paired.has(each) ? [] : [{ kind: 'added', text: each.text }])),
  ];
}

/** The entries that the other list does not hold in the same words, each as often as it has more of them. */
function without(entries: readonly EntryText[], others: readonly EntryText[]): readonly EntryText[] {
  const left = others.map(({ text }) => text);
  return entries.filter(({ text }) => {
    const index = left.indexOf(text);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}

/** What an entry has become. One that only its words tell from others has become another such one where just these two differ. */
function successorOf(
  { key }: EntryText,
  gone: readonly EntryText[],
  come: readonly EntryText[],
): EntryText | undefined {
  const candidates = come.filter((each) => each.key === key);
  const isSure = candidates.length === 1 && gone.filter((each) => each.key === key).length === 1;
  return isSure ? candidates[0] : undefined;
}
