import type { Position } from '../../../model/BlockChange.ts';
import { END, START } from '../../../model/terminals.ts';
import { BLOCK_CARD, TERMINAL_CARD } from './cardSizes.ts';
import type { Box } from './Box.ts';

/** So far ways keep from a card's sides; above it there is the point of the way that leads into it. */
export const CLEARANCE = { side: 12, above: 22, below: 12 } as const;
/** Cards are looked up by bands of this size, so that few have to be looked at for one line. */
const BAND = 128;

/** Where cards lie, asked for by lines and boxes. */
export interface Obstacles {
  /** Whether a line upright at `x` keeps away from all cards. */
  readonly isFreeDown: (x: number, top: number, bottom: number) => boolean;
  /** Whether a level line at `y` keeps away from all cards. */
  readonly isFreeAcross: (y: number, left: number, right: number) => boolean;
  /** Whether a box touches a card, without any room between them. */
  readonly isCovering: (box: Box) => boolean;
  /** The cards that reach into a box. */
  readonly within: (box: Box) => Box[];
  /** The upper edge of the highest card. */
  readonly top: number;
}

/** The box of a card that lies at `place`. */
export function boxOf(id: string, { x, y }: Position): Box {
  const { width, height } = id === START || id === END ? TERMINAL_CARD : BLOCK_CARD;
  return { left: x, top: y, right: x + width, bottom: y + height };
}

/** Keeps cards by upright and by level bands, each in order, so that a line asks for what is on it alone. */
export function obstaclesAmong(cards: Iterable<Box>): Obstacles {
  const upright = new Map<number, Box[]>();
  const level = new Map<number, Box[]>();
  let top = Infinity;
  for (const card of cards) {
    top = Math.min(top, card.top);
    addTo(upright, card, card.left - CLEARANCE.side, card.right + CLEARANCE.side);
    addTo(level, card, card.top - CLEARANCE.above, card.bottom + CLEARANCE.below);
  }
  for (const band of upright.values()) if (!isSorted(band, 'top')) band.sort((a, b) => a.top - b.top);
  for (const band of level.values()) if (!isSorted(band, 'left')) band.sort((a, b) => a.left - b.left);

  function isFreeDown(x: number, from: number, to: number): boolean {
    const cardsOf = upright.get(Math.floor(x / BAND)) ?? [];
    const begin = from - CLEARANCE.below;
    const end = to + CLEARANCE.above;
    // All cards are at most as high as a block's.
    for (let at = firstAt(cardsOf, 'top', begin - BLOCK_CARD.height); at < cardsOf.length; at += 1) {
      const card = cardsOf[at];
      if (!card || card.top >= end) return true;
      const isBeside = x <= card.left - CLEARANCE.side || x >= card.right + CLEARANCE.side;
      if (!isBeside && card.bottom > begin) return false;
    }
    return true;
  }

  function isFreeAcross(y: number, from: number, to: number): boolean {
    const cardsOf = level.get(Math.floor(y / BAND)) ?? [];
    const begin = from - CLEARANCE.side;
    const end = to + CLEARANCE.side;
    for (let at = firstAt(cardsOf, 'left', begin - BLOCK_CARD.width); at < cardsOf.length; at += 1) {
      const card = cardsOf[at];
      if (!card || card.left >= end) return true;
      const isBeside = y <= card.top - CLEARANCE.above || y >= card.bottom + CLEARANCE.below;
      if (!isBeside && card.right > begin) return false;
    }
    return true;
  }

  function within(box: Box): Box[] {
    const found = new Set<Box>();
    for (let band = Math.floor(box.top / BAND); band <= Math.floor(box.bottom / BAND); band += 1) {
      const cardsOf = level.get(band) ?? [];
      for (let at = firstAt(cardsOf, 'left', box.left - BLOCK_CARD.width); at < cardsOf.length; at += 1) {
        const card = cardsOf[at];
        if (!card || card.left >= box.right) break;
        if (card.right > box.left && card.top < box.bottom && card.bottom > box.top) found.add(card);
      }
    }
    return [...found];
  }

  return { isFreeDown, isFreeAcross, isCovering: (box) => within(box).length > 0, within, top };
}

function addTo(bands: Map<number, Box[]>, card: Box, from: number, to: number): void {
  for (let band = Math.floor(from / BAND); band <= Math.floor(to / BAND); band += 1) {
    const known = bands.get(band);
    if (known) known.push(card);
    else bands.set(band, [card]);
  }
}

function isSorted(cards: readonly Box[], by: 'left' | 'top'): boolean {
  return cards.every((card, at) => (cards[at - 1]?.[by] ?? -Infinity) <= card[by]);
}

/** The first of the cards that begins at `value` or behind it. */
function firstAt(cards: readonly Box[], by: 'left' | 'top', value: number): number {
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cards[middle]?.[by] ?? Infinity) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}
