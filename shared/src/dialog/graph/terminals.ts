/** Where a dialog begins and ends on the canvas; no block id looks like these. */
export const START = '@start';
export const END = '@end';
