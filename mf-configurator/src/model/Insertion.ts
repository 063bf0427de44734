import type { Connection } from '@dialogwerk/shared/dialog/graph';
import type { Position } from './BlockChange.ts';

/** Where a line begins: at a block, or at one option on its card. */
export interface LineFrom {
  readonly source: string;
  readonly outcome: string | null;
}

/** Room for a card on the canvas. */
export interface Place {
  readonly position: Position;
  /** The places of cards that the layout has chosen, so that they stay when one is added. */
  readonly standing: readonly { readonly id: string; readonly position: Position }[];
}

/** Where a new block comes into the dialog; a place of null is chosen beside the cards around, or by the layout. */
export type Insertion =
  /** In between two cards, on what connects them. */
  | { readonly kind: 'connection'; readonly connection: Connection }
  /** At the end of a line from a block or from one of its options. */
  | { readonly kind: 'line'; readonly from: LineFrom; readonly place: Place | null }
  /** Behind all others, connected with the last one by the order alone. */
  | { readonly kind: 'end'; readonly place: Place | null };
