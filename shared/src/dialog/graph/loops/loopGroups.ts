import type { Block } from '../../../contract/index.ts';
import { groupOf, isGrouping, membersOf } from '../../engine/survey/loops/groupOf.ts';
import type { Grouping } from '../../engine/survey/loops/groupOf.ts';

/** Where the blocks of a dialog stand in its loops, by their ids; a shuffle is one of them, each of its items like a round. */
export interface LoopGroups {
  /** The innermost loop whose group a block belongs to; null for none. */
  readonly loopOf: (id: string) => string | null;
  /** All loops whose groups a block belongs to, the outermost first. */
  readonly around: (id: string) => readonly string[];
  /** Where a round of a loop begins, or each item of a shuffle; none for one without blocks, and for any other block. */
  readonly firstsOf: (loop: string) => readonly string[];
  /** Whether it is a shuffle, whose items come one after the other in place of rounds. */
  readonly isShuffle: (loop: string) => boolean;
  /** The last of a loop's blocks in the dialog's order, those of loops within it included; null where there is none. */
  readonly lastOf: (loop: string) => string | null;
  /**
   * Where a block goes on by the order: with the next of its round or outside of any, behind the last one of a round with the loop again; null: it
   * is the last one of the dialog.
   */
  readonly followingOf: (id: string) => string | null;
  /** What goes on with a block by the order, on the same level of loops; null for none. */
  readonly beforeOf: (id: string) => string | null;
  /** Behind which block one has to stand to follow a block: behind a loop's group where that follows the loop. */
  readonly behind: (id: string) => string;
  /** Where who comes from `source` and is led to `target` arrives: in front of a round of another loop, at the loop. */
  readonly entryOf: (source: string | null, target: string) => string;
}

/**
 * The groups of the loops of a dialog, whose `blocks` are in order. A block that several loops name belongs to the smallest group. `type`: 'loop' where only
 * what has rounds counts.
 */
export function loopGroups(blocks: readonly Block[], type: Grouping['type'] | null = null): LoopGroups {
  const groupings = blocks.filter(
    (block): block is Grouping =>
      isGrouping(block) && membersOf(block).length > 0 && (type === null || block.type === type),
  );
  const groups = new Map(groupings.map((one) => [one.unique_question_id, groupOf(one, blocks)]));
  const items = itemsByBlock(groupings, blocks);
  const shuffles = new Set(groupings.flatMap((one) => (one.type === 'shuffle' ? [one.unique_question_id] : [])));
  const inner = new Map<string, string>();
  for (const [loop, group] of [...groups].toSorted(([, one], [, other]) => other.length - one.length))
    for (const { unique_question_id } of group) inner.set(unique_question_id, loop);
  const beside = new Map<string, string[]>();
  const firsts = new Map<string, string[]>();
  const following = new Map<string, string>();
  const preceding = new Map<string, string>();
  for (const { unique_question_id: id } of blocks) {
    const loop = inner.get(id);
    const level = `${loop ?? ''} ${items.get(`${loop} ${id}`) ?? ''}`;
    const row = beside.get(level) ?? [];
    const before = row.at(-1);
    if (before !== undefined) {
      following.set(before, id);
      preceding.set(id, before);
    } else if (loop !== undefined) firsts.set(loop, [...(firsts.get(loop) ?? []), id]);
    row.push(id);
    beside.set(level, row);
  }
  const around = (id: string): string[] => {
    const loops: string[] = [];
    for (let loop = inner.get(id); loop !== undefined && !loops.includes(loop); loop = inner.get(loop))
      loops.unshift(loop);
    return loops;
  };
  const lastOf = (loop: string): string | null => groups.get(loop)?.at(-1)?.unique_question_id ?? null;
  return {
    loopOf: (id) => inner.get(id) ?? null,
    around,
    firstsOf: (loop) => firsts.get(loop) ?? [],
    isShuffle: (loop) => shuffles.has(loop),
    lastOf,
    followingOf: (id) => following.get(id) ?? inner.get(id) ?? null,
    beforeOf: (id) => preceding.get(id) ?? null,
    behind: (id) => {
      const last = lastOf(id);
      if (last === null) return id;
      const place = (of: string | undefined): number =>
        of === undefined ? blocks.length : blocks.findIndex(({ unique_question_id }) => unique_question_id === of);
      return place(id) < place(last) && place(last) < place(following.get(id)) ? last : id;
    },
    entryOf: (source, target) => {
      if (inner.size === 0) return target;
      const left = new Set(source === null ? [] : [...around(source), source]);
      return around(target).find((loop) => !left.has(loop)) ?? target;
    },
  };
}

/** Which item a block of a shuffle belongs to, by both their ids; the first that names it. */
function itemsByBlock(groupings: readonly Grouping[], blocks: readonly Block[]): ReadonlyMap<string, string> {
  const items = new Map<string, string>();
  for (const shuffle of groupings) {
    if (shuffle.type !== 'shuffle') continue;
    for (const { id, members } of shuffle.items)
      for (const { unique_question_id } of groupOf(shuffle, blocks, members)) {
        const key = `${shuffle.unique_question_id} ${unique_question_id}`;
        if (!items.has(key)) items.set(key, id);
      }
  }
  return items;
}
