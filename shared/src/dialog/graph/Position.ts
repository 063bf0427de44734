import type { Block } from '../../contract/index.ts';

/** The left upper corner of a card, in canvas units. */
export type Position = NonNullable<Block['position']>;
