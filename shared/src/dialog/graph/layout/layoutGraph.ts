import type { Block } from '../../../contract/index.ts';
import type { Connection } from '../connectionsOf.ts';
import { loopGroups } from '../loops/loopGroups.ts';

/**
 * A dialog by numbers instead of ids, because looking up ids is most of what the layout of a long dialog would do. A block's
 * number is its place in the dialog's order, from 0.
 */
export interface LayoutGraph {
  readonly connections: readonly Connection[];
  /** By connection: the block that it leaves; -1 for the welcome. */
  readonly from: Int32Array;
  /** By connection: the block that it leads to; -1 for the ending. */
  readonly to: Int32Array;
  /**
   * By block: the blocks that lead to it from before it in the dialog's order. Edges back do not count, because a loop has no lowest block. What
   * comes after a loop stands below its group.
   */
  readonly sources: readonly (readonly number[])[];
}

export function layoutGraph(blocks: readonly Block[], connections: readonly Connection[]): LayoutGraph {
  const numbers = new Map<string, number>();
  for (const { unique_question_id } of blocks) numbers.set(unique_question_id, numbers.size);
  const from = new Int32Array(connections.length);
  const to = new Int32Array(connections.length);
  const sources = blocks.map((): number[] => []);
  const groups = loopGroups(blocks);
  let at = 0;
  for (const { kind, source, target } of connections) {
    const begin = numbers.get(source) ?? -1;
    const end = numbers.get(target) ?? -1;
    from[at] = begin;
    to[at] = end;
    const above = kind === 'round' ? begin : (numbers.get(groups.lastOf(source) ?? source) ?? begin);
    if (begin >= 0 && above < end) sources[end]?.push(above);
    else if (begin >= 0 && begin < end) sources[end]?.push(begin);
    at += 1;
  }
  return { connections, from, to, sources };
}
