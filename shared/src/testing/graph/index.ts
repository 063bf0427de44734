export { aBlock, aDialog, idsOf } from './aDialog.ts';
export { letterWidths } from './letterWidths.data.ts';
export { pictureOf } from './pictureOf.ts';
export { randomDialog, seeded } from './randomDialog.ts';
