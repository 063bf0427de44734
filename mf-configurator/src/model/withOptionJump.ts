import type { Jump } from '@dialogwerk/shared/contract';

/** The jumps of a block when an option leads to another block: its jump goes there, in its place; all others stay. */
export function withOptionJump(jumps: readonly Jump[], option_id: string, target: string): Jump[] {
  const made: Jump = { kind: 'option', option_id, target };
  const isOwn = (jump: Jump): boolean => jump.kind === 'option' && jump.option_id === option_id;
  if (!jumps.some(isOwn)) return [...jumps, made];
  return jumps.map((jump) => (isOwn(jump) ? made : jump));
}

/** The jumps of a block without those to `target` of one option; with null, without those of all that have no handle of their own. */
export function withoutJumpsTo(
  jumps: readonly Jump[],
  target: string,
  option: string | null,
  handled: ReadonlySet<string>,
): Jump[] {
  return jumps.filter((jump) => {
    if (jump.target !== target) return true;
    const own = jump.kind === 'option' && handled.has(jump.option_id) ? jump.option_id : null;
    return own !== option;
  });
}
