import type { BlockOf } from '../../../../contract/index.ts';
import { itemNumbers } from '../../../blocks/common/itemNumbers.ts';

/** A round that a loop can have. */
export interface Round {
  /** The entry that it is for, else its number. */
  readonly id: string;
  /** What it is called in ids and names of columns, for ever. */
  readonly number: number;
  /** What the entry is called; '' for a round that has none. */
  readonly text: string;
}

/** Every round that a loop can have, in their order; the loop has all that it can take over. */
export function roundsOf(loop: BlockOf<'loop'>): Round[] {
  const { rounds, items } = loop;
  if (rounds.kind !== 'entries') {
    return Array.from({ length: rounds.most }, (_, index) => ({ id: String(index + 1), number: index + 1, text: '' }));
  }
  const numbers = itemNumbers(loop);
  const unique = new Map(items.map((item) => [item.id, item]));
  return [...unique.values()].map(({ id, text }) => ({ id, number: numbers.get(id) ?? 0, text }));
}
