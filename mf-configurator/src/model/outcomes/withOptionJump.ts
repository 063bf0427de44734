import type { Jump } from '@dialogwerk/shared/contract';

/** The jumps of a block when an option leads to another block: its jump goes there, in its place; null: it has none. All others stay. */
export function withOptionJump(jumps: readonly Jump[], option_id: string, target: string | null): Jump[] {
  const isOwn = (jump: Jump): boolean => jump.kind === 'option' && jump.option_id === option_id;
  if (target === null) return jumps.filter((jump) => !isOwn(jump));
  const made: Jump = { kind: 'option', option_id, target };
  if (!jumps.some(isOwn)) return [...jumps, made];
  return jumps.map((jump) => (isOwn(jump) ? made : jump));
}
