/** Where a dialog begins, on the canvas; no block may be called so. */
export const DIALOG_START = '@start';
/** Where a dialog ends, among the targets of its ways and on the canvas; no block may be called so (docs/decisions/0147). */
export const DIALOG_END = '@end';
