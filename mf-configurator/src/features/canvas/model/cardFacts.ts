import type { Block } from '@dialogwerk/shared/contract';
import { cardFactsOf } from '@dialogwerk/shared/dialog';
import { texts } from '../texts.ts';

/** What stands at the foot of a block's card. */
export function cardFacts(block: Block): readonly string[] {
  return [
    ...cardFactsOf(block),
    ...(block.filename_db === null ? [] : [texts.withFile]),
    ...(block.optional ? [texts.optional] : []),
    ...(block.is_end ? [texts.endsHere] : []),
  ];
}
