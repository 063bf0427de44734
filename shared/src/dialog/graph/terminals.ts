/** Where a dialog begins and ends on the canvas; no block id looks like these. */
export { DIALOG_END as END, DIALOG_START as START } from '../../contract/blocks/terminals.ts';
