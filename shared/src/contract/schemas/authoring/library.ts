import { z } from 'zod';
import { PART_LIMITS } from '../../limits.ts';

/** What the library says of a dialog that others may be put together from. */
export const library = z.object({
  /** What it is for. */
  about: z.string().max(PART_LIMITS.about),
  /** Where it comes from and what may be done with it: source, licence, whom to name. */
  rights: z.string().max(PART_LIMITS.rights),
});
export type Library = z.infer<typeof library>;
