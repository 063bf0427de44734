import type { Block, BlockOf } from '../../../contract/index.ts';
import { groupOf } from '../../engine/survey/loops/groupOf.ts';

/** Where the blocks of a dialog stand in its loops, by their ids. */
export interface LoopGroups {
  /** The innermost loop whose group a block belongs to; null for none. */
  readonly loopOf: (id: string) => string | null;
  /** All loops whose groups a block belongs to, the outermost first. */
  readonly around: (id: string) => readonly string[];
  /** Where a round of a loop begins; null for one without blocks, and for any other block. */
  readonly firstOf: (loop: string) => string | null;
  /** The last of a loop's blocks in the dialog's order, those of loops within it included; null as for `firstOf`. */
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

/** The groups of the loops of a dialog, whose `blocks` are in order. A block that several loops name belongs to the smallest group. */
export function loopGroups(blocks: readonly Block[]): LoopGroups {
  const groups = new Map(
    blocks
      .filter((block): block is BlockOf<'loop'> => block.type === 'loop' && block.members.length > 0)
      .map((loop) => [loop.unique_question_id, groupOf(loop, blocks)] as const),
  );
  const inner = new Map<string, string>();
  for (const [loop, group] of [...groups].toSorted(([, one], [, other]) => other.length - one.length))
    for (const { unique_question_id } of group) inner.set(unique_question_id, loop);
  const beside = new Map<string | null, string[]>();
  const following = new Map<string, string>();
  const preceding = new Map<string, string>();
  for (const { unique_question_id: id } of blocks) {
    const loop = inner.get(id) ?? null;
    const row = beside.get(loop) ?? [];
    const before = row.at(-1);
    if (before !== undefined) {
      following.set(before, id);
      preceding.set(id, before);
    }
    row.push(id);
    beside.set(loop, row);
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
    firstOf: (loop) => beside.get(loop)?.[0] ?? null,
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
