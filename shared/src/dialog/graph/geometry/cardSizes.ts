/** Sizes in canvas units. Known before anything is drawn, because measuring each card makes opening ten times dearer. */
export const BLOCK_CARD = { width: 264, height: 128 } as const;
export const TERMINAL_CARD = { width: 264, height: 64 } as const;
/** Width of the grid that cards snap to. */
export const GRID = 8;
/** From the left side or top of one card to that of the next in the automatic layout; rows part where edges need room. */
export const STEP = { x: 344, y: 184 } as const;
export const HANDLE = 16;
/** Distance between edges that run side by side. */
export const LANE = 8;
/** Max room of a label, at any zoom; `height` is that of one line of its larger letters. */
export const LABEL = { width: 200, height: 22 } as const;
/**
 * The lines of outcomes on a card: the middle of the first one below its top, height of each, how many have room on a card as high as all others, and
 * the most that one is made higher for; then it still ends above where the next one begins.
 */
export const OPTION_LINE = { first: 59, height: 16, rows: 3, most: 6 } as const;
/** What no card is higher than. */
export const HIGHEST = BLOCK_CARD.height + (OPTION_LINE.most - OPTION_LINE.rows) * OPTION_LINE.height;
