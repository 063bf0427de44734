import type { CardPlace } from '../Position.ts';
import { END, START } from '../terminals.ts';
import { BLOCK_CARD, HIGHEST, TERMINAL_CARD } from '../geometry/cardSizes.ts';
import type { Box } from '../geometry/Box.ts';

/** How far edges keep from a card, in canvas units. */
export interface Clearance {
  readonly side: number;
  readonly above: number;
  readonly below: number;
}

/** The usual one; above a card there is the arrowhead of the edge that leads into it. */
export const CLEARANCE: Clearance = { side: 12, above: 22, below: 12 };
/** What has to do where cards were dragged so close that there is no room for more: half of what a handle takes. */
export const LEAST_CLEARANCE: Clearance = { side: 4, above: 4, below: 4 };
/** Width, in canvas units, of the upright bands that cards are kept by, so that few are looked at for one line. */
const BAND = 512;

/** Where cards lie, asked for by lines and boxes. */
export interface Obstacles {
  /** Whether a line upright at `x` keeps away from all cards. */
  readonly isFreeDown: (x: number, top: number, bottom: number, clearance?: Clearance) => boolean;
  /** Whether a level line at `y` keeps away from all cards. */
  readonly isFreeAcross: (y: number, left: number, right: number, clearance?: Clearance) => boolean;
  /** Whether a box touches a card, without any room between them. */
  readonly isCovering: (box: Box) => boolean;
  /** The cards that reach into a box. */
  readonly within: (box: Box) => Box[];
  /** The top of the highest card. */
  readonly top: number;
}

/** The box of a card that lies at `place`. */
export function boxOf(id: string, { x, y, height }: CardPlace): Box {
  const size = id === START || id === END ? TERMINAL_CARD : BLOCK_CARD;
  return { left: x, top: y, right: x + size.width, bottom: y + (height ?? size.height) };
}

/** Keeps cards by upright bands, from above, so that a line asks for what is near it alone. */
export function createObstacles(cards: Iterable<Box>): Obstacles {
  const bands = new Map<number, Box[]>();
  let top = Infinity;
  for (const card of cards) {
    top = Math.min(top, card.top);
    const last = bandAt(card.right + CLEARANCE.side);
    for (let band = bandAt(card.left - CLEARANCE.side); band <= last; band += 1) {
      const known = bands.get(band);
      if (known) known.push(card);
      else bands.set(band, [card]);
    }
  }
  for (const band of bands.values()) if (!isSorted(band)) band.sort((a, b) => a.top - b.top);

  function isFreeDown(x: number, from: number, to: number, { side, above, below } = CLEARANCE): boolean {
    const cardsOf = bands.get(bandAt(x)) ?? [];
    const begin = from - below;
    const end = to + above;
    for (let at = firstAt(cardsOf, begin); at < cardsOf.length; at += 1) {
      const card = cardsOf[at];
      if (!card || card.top >= end) return true;
      const isBeside = x <= card.left - side || x >= card.right + side;
      if (!isBeside && card.bottom > begin) return false;
    }
    return true;
  }

  function isFreeAcross(y: number, from: number, to: number, { side, above, below } = CLEARANCE): boolean {
    const begin = from - side;
    const end = to + side;
    const last = bandAt(to);
    for (let band = bandAt(from); band <= last; band += 1) {
      const cardsOf = bands.get(band) ?? [];
      for (let at = firstAt(cardsOf, y - below); at < cardsOf.length; at += 1) {
        const card = cardsOf[at];
        if (!card || card.top - above >= y) break;
        if (card.bottom + below > y && card.left < end && card.right > begin) return false;
      }
    }
    return true;
  }

  function within(box: Box): Box[] {
    const found: Box[] = [];
    const first = bandAt(box.left);
    const last = bandAt(box.right);
    for (let band = first; band <= last; band += 1) {
      const cardsOf = bands.get(band) ?? [];
      for (let at = firstAt(cardsOf, box.top); at < cardsOf.length; at += 1) {
        const card = cardsOf[at];
        if (!card || card.top >= box.bottom) break;
        // One in several bands comes once.
        const isKnown = band > first && bandAt(card.left - CLEARANCE.side) < band;
        if (!isKnown && card.bottom > box.top && card.left < box.right && card.right > box.left) found.push(card);
      }
    }
    return found;
  }

  return { isFreeDown, isFreeAcross, isCovering: (box) => within(box).length > 0, within, top };
}

function bandAt(x: number): number {
  return Math.floor(x / BAND);
}

function isSorted(cards: readonly Box[]): boolean {
  return cards.every((card, at) => (cards[at - 1]?.top ?? -Infinity) <= card.top);
}

/** The first of the cards that may reach below `top`: none is higher than the highest. */
function firstAt(cards: readonly Box[], top: number): number {
  const least = top - HIGHEST;
  let [low, high] = [0, cards.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cards[middle]?.top ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
