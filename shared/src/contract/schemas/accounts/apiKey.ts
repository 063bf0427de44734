import { z } from 'zod';
import { apiScopes } from '../../apiScopes.ts';
import { milliseconds } from '../primitives.ts';

/** A key of one's own for programs: all but the key itself, which is shown once. */
export const apiKey = z.object({
  key_id: z.uuid(),
  name: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** How it ends, so that one knows which it is. */
  hint: z.string(),
  made_at: milliseconds,
  /** null for one that does not run out. */
  ends_at: milliseconds.nullable(),
  /** To the minute; null for never. */
  last_used_at: milliseconds.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;
