import type { BrandKit } from '@dialogwerk/shared/contract';
import type { BrandKitOfAuthor } from '../../../policies/mayUseBrandKit.ts';
import { maySharePermission } from '../../../policies/rights.ts';

/** A kit as its author gets it. */
export const shownKit = ({ role, ...kit }: BrandKitOfAuthor): BrandKit => ({
  ...kit,
  may_change: maySharePermission(role) === 1,
});
