/** The automatic layout by itself, to be measured. */
export { placeBlocks } from './features/canvas/model/layout/placeBlocks.ts';
export { connectionsOf } from './model/connectionsOf.ts';
