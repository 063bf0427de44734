import type { Block } from '@dialogwerk/shared/contract';
import type { Advice } from '@dialogwerk/shared/dialog/advice';
import { createContext } from 'react';

type WantedWording = NonNullable<Block['wanted_wording']>;

/** Has a block's author told nothing more of a piece of advice, for a reason, or again; null where nothing can be changed. */
export const AdviceKeeping = createContext<((advice: Advice, reason: string | null) => void) | null>(null);

/** What a block keeps once an author wants something so, or does not any more. */
export function wantedWith(block: Block, { kind, text }: Advice, reason: string | null): WantedWording {
  const others = (block.wanted_wording ?? []).filter((one) => one.kind !== kind || one.text !== text);
  return reason === null ? others : [...others, { kind, text, reason }];
}
