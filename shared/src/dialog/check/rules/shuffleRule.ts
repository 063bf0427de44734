import type { Block, BlockOf, ShuffledItem } from '../../../contract/index.ts';
import { targetsOf } from '../../blocks/targetsOf.ts';
import { groupOf, isGrouping, membersOf } from '../../engine/survey/loops/groupOf.ts';
import { finding } from '../CheckContext.ts';
import type { CheckContext } from '../CheckContext.ts';
import type { Finding } from '../Finding.ts';
import { shuffleTexts as texts } from '../shuffleTexts.ts';

type Shuffle = BlockOf<'shuffle'>;

/** Drawn orders without anything to draw, blocks that belong to two groups, and ways from one item into another. */
export function shuffleRule(context: CheckContext): Finding[] {
  const { blocks } = context.written;
  const shuffles = blocks.filter((block): block is Shuffle => block.type === 'shuffle');
  return shuffles.flatMap((shuffle) =>
    [goneMembers, sharedMembers, emptyItems, waysAcross].flatMap((rule) => rule(context, shuffle, blocks)),
  );
}

type Problem = Pick<Finding, 'message' | 'meets'> & { readonly detail: string };

/** A finding of the shuffle; `kept`: what its items are once it is mended. */
function found(
  context: CheckContext,
  block: Shuffle,
  { fix, kept, ...problem }: Problem & { readonly fix?: string; readonly kept?: readonly ShuffledItem[] },
): Finding {
  const { unique_question_id: id } = block;
  const edits = kept ? [{ kind: 'updateBlock' as const, id, change: { items: [...kept] } }] : [];
  return finding(context, {
    kind: 'shuffle',
    block,
    ...problem,
    fix: fix === undefined ? null : { label: fix, edits },
  });
}

const without = (items: readonly ShuffledItem[], isOut: (member: string, index: number) => boolean): ShuffledItem[] =>
  items.map((item, index) => ({ ...item, members: item.members.filter((member) => !isOut(member, index)) }));

function goneMembers(context: CheckContext, shuffle: Shuffle, blocks: readonly Block[]): Finding[] {
  const known = new Set(blocks.map(({ unique_question_id }) => unique_question_id));
  const isGone = (member: string): boolean => !known.has(member);
  if (!membersOf(shuffle).some(isGone)) return [];
  return [found(context, shuffle, { detail: 'gone', ...texts.gone, kept: without(shuffle.items, isGone) })];
}

function sharedMembers(context: CheckContext, shuffle: Shuffle, blocks: readonly Block[]): Finding[] {
  const { unique_question_id: own, items } = shuffle;
  const others = blocks.filter((block) => isGrouping(block) && block.unique_question_id !== own).flatMap(membersOf);
  const elsewhere = new Set([own, ...others]);
  const isShared = (member: string, index: number): boolean =>
    elsewhere.has(member) || items.slice(0, index).some(({ members }) => members.includes(member));
  if (!items.some(({ members }, index) => members.some((member) => isShared(member, index)))) return [];
  return [found(context, shuffle, { detail: 'shared', ...texts.shared, kept: without(items, isShared) })];
}

function emptyItems(context: CheckContext, shuffle: Shuffle, blocks: readonly Block[]): Finding[] {
  const { items } = shuffle;
  const isEmpty = ({ members }: ShuffledItem): boolean => groupOf(shuffle, blocks, members).length === 0;
  const filled = items.filter((item) => !isEmpty(item));
  if (filled.length < 2) return [found(context, shuffle, { detail: 'few', ...texts.few })];
  return items.filter(isEmpty).map(({ id, text }) =>
    found(context, shuffle, {
      detail: `empty ${id}`,
      message: texts.empty(text),
      meets: texts.emptyMeets,
      fix: texts.emptyFix,
      kept: items.filter((item) => item.id !== id),
    }),
  );
}

/** The order decides which item comes next, so that a way into another one leads there by chance alone. */
function waysAcross(context: CheckContext, shuffle: Shuffle, blocks: readonly Block[]): Finding[] {
  const itemOf = new Map<string, string>();
  for (const { id, members } of shuffle.items)
    for (const { unique_question_id } of groupOf(shuffle, blocks, members))
      if (!itemOf.has(unique_question_id)) itemOf.set(unique_question_id, id);
  return blocks.flatMap((block): Finding[] => {
    const item = itemOf.get(block.unique_question_id);
    if (item === undefined) return [];
    const leadsAcross = targetsOf(block).some((target) => (itemOf.get(target) ?? item) !== item);
    if (!leadsAcross) return [];
    const { across: message, acrossMeets: meets } = texts;
    return [finding(context, { kind: 'shuffle', severity: 'warning', block, detail: 'across', message, meets })];
  });
}
