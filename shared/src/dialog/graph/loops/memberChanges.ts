import type { Block } from '../../../contract/index.ts';
import type { BlockChange } from '../../blocks/BlockChange.ts';
import { LOOP_LIMITS } from '../../../contract/limits.ts';
import { isGrouping, membersOf } from '../../engine/survey/loops/groupOf.ts';

/** What takes blocks out of a loop, or out of the items of a shuffle; null where none of them belongs to it. */
export function withoutMembers(block: Block, ids: readonly string[]): BlockChange | null {
  if (!membersOf(block).some((member) => ids.includes(member))) return null;
  return mapMembers(block, (members) => members.filter((member) => !ids.includes(member)));
}

/**
 * What takes blocks into a loop, or into the item of a shuffle that the block `beside` belongs to, the last one where it belongs to none; null where that is
 * full, or no group.
 */
export function withMembers(block: Block, ids: readonly string[], beside: string | null): BlockChange | null {
  if (!isGrouping(block)) return null;
  const items = block.type === 'shuffle' ? block.items : [block];
  const place = items.findIndex(({ members }) => beside !== null && members.includes(beside));
  const into = place < 0 ? items.length - 1 : place;
  const room = items[into];
  if (!room || room.members.length + ids.length > LOOP_LIMITS.members) return null;
  return mapMembers(block, (members, index) => (index === into ? [...members, ...ids] : members));
}

/** What puts blocks back where they belonged in `before`, beside what belongs there now; null for nothing. */
export function membersBack(before: Block, now: Block, ids: readonly string[]): BlockChange | null {
  const present = membersOf(now);
  const missing = (members: readonly string[]): string[] =>
    members.filter((member) => ids.includes(member) && !present.includes(member));
  if (missing(membersOf(before)).length === 0) return null;
  if (before.type === 'loop') return mapMembers(now, (members) => [...members, ...missing(before.members)]);
  if (before.type !== 'shuffle' || now.type !== 'shuffle') return null;
  const back = new Map(before.items.map(({ id, members }) => [id, missing(members)]));
  return {
    items: now.items.map((item) => ({ ...item, members: [...item.members, ...(back.get(item.id) ?? [])] })),
  };
}

function mapMembers(
  block: Block,
  change: (members: readonly string[], index: number) => readonly string[],
): BlockChange | null {
  if (block.type === 'loop') return { members: [...change(block.members, 0)] };
  if (block.type !== 'shuffle') return null;
  return { items: block.items.map((item, index) => ({ ...item, members: [...change(item.members, index)] })) };
}
