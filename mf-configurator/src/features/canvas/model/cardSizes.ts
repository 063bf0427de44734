/** Sizes in canvas units. Known before anything is drawn, because measuring each card makes opening ten times dearer. */
export const BLOCK_CARD = { width: 264, height: 128 } as const;
export const TERMINAL_CARD = { width: 264, height: 64 } as const;
/** Cards snap to this grid. */
export const GRID = 8;
/** From the left or upper edge of one card to that of the next in the automatic layout. */
export const STEP = { x: 344, y: 184 } as const;
export const HANDLE = 16;
