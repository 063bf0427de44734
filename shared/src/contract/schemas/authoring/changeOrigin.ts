import { z } from 'zod';

/** A random name that a configurator gives itself, or a step of its history. */
export const clientName = z
  .string()
  .min(1)
  .max(40)
  .regex(/^[\w-]+$/);

/** Which step of its author's history a change belongs to: what one gesture did is one step. */
export const changeOrigin = z.object({
  client: clientName,
  id: clientName,
  /** `undone` and `redone` move an earlier step of the same client; it is not told twice. */
  direction: z.enum(['done', 'undone', 'redone']).default('done'),
});
export type ChangeOrigin = z.infer<typeof changeOrigin>;
