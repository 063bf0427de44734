import type { CompiledBlock } from '../survey/CompiledSurvey.ts';
import { onwardExitsOf } from '../survey/exitsOf.ts';

/** The questions that a block itself asks: its question or the items of it, and its probe. */
function ownReplies({ asking, block, led }: CompiledBlock): number {
  if (!asking) return led ? 1 : 0;
  return (
    (asking.kind === 'items' ? asking.items.length : 1) +
    (block.nachfrage || led || block.probing?.by_rule === true ? 1 : 0)
  );
}

interface Visit {
  readonly id: string;
  readonly exits: readonly string[];
  next: number;
  longest: number;
}

/**
 * By block: the most replies that can still come from it on, by the longest way to the end. Edges that lead back
 * are cut, so that a loop counts once. One pass over blocks and edges (depth first, on a stack of its own because a
 * chain of thousands of blocks would overflow the call stack).
 */
export function repliesLeft(
  blocks: ReadonlyMap<string, CompiledBlock>,
  first: string | null,
): ReadonlyMap<string, number> {
  const left = new Map<string, number>();
  const started = new Set<string>();
  const visit = (id: string): Visit[] => {
    const compiled = blocks.get(id);
    if (!compiled || started.has(id)) return [];
    started.add(id);
    return [{ id, exits: onwardExitsOf(blocks, compiled).filter((exit) => exit !== null), next: 0, longest: 0 }];
  };
  const stack = first === null ? [] : visit(first);
  for (let top = stack.at(-1); top; top = stack.at(-1)) {
    const exit = top.exits[top.next];
    const below = exit === undefined ? undefined : left.get(exit);
    if (exit === undefined) {
      const compiled = blocks.get(top.id);
      left.set(top.id, top.longest + (compiled ? ownReplies(compiled) : 0));
      stack.pop();
    } else if (below !== undefined) {
      top.longest = Math.max(top.longest, below);
      top.next += 1;
    } else {
      const deeper = visit(exit);
      if (deeper.length === 0) top.next += 1;
      stack.push(...deeper);
    }
  }
  return left;
}
