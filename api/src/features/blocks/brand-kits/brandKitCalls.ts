import type { Handlers } from '../../../calls/handler.ts';
import { applyBrandKit } from './applyBrandKit.ts';
import { brandKits } from './brandKits.ts';
import { brandKitUses } from './brandKitUses.ts';
import { createBrandKit } from './createBrandKit.ts';
import { deleteBrandKit, restoreBrandKit } from './deleteBrandKit.ts';
import { dialogBrandKit, leaveBrandKit } from './dialogBrandKit.ts';
import { setBrandKit } from './setBrandKit.ts';
import { takeIntoBrandKit } from './takeIntoBrandKit.ts';
import { undoBrandKit } from './undoBrandKit.ts';

/** How dialogs of a brand look: kits of workspaces, and the dialogs that have their look from one (docs/decisions/0169). */
export const brandKitCalls = {
  brandKits,
  createBrandKit,
  setBrandKit,
  takeIntoBrandKit,
  deleteBrandKit,
  restoreBrandKit,
  brandKitUses,
  dialogBrandKit,
  applyBrandKit,
  leaveBrandKit,
  undoBrandKit,
} satisfies Partial<Handlers>;
