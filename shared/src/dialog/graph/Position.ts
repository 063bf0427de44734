import type { Block } from '../../contract/index.ts';

/** The left upper corner of a card, in canvas units. */
export type Position = NonNullable<Block['position']>;

/** Where a card lies, and its height where it is higher than others, in canvas units. */
export interface CardPlace extends Position {
  readonly height?: number;
}
