import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../limits.ts';
import { questionId, variableName } from '../schemas/primitives.ts';
import { baseBlock } from './base.ts';

/** Where a variable's value stands in the JSON of a response: names and indices with dots between, such as `user.orders.0.id`. */
const apiMapping = z.object({ variable: variableName, path: z.string().max(TEXT_LIMITS.responsePath) });
export type ApiMapping = z.infer<typeof apiMapping>;

/**
 * Schnittstelle: calls an HTTP address and keeps what it answers as variables. `{{variable}}` is filled in: in `url`
 * percent-encoded, in `body` as text inside quotation marks and as a JSON value outside of them.
 */
export const apiBlock = z.object({
  ...baseBlock,
  type: z.literal('api'),
  url: z.string().max(TEXT_LIMITS.address).default(''),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  /** JSON; not sent with GET. */
  body: z.string().max(TEXT_LIMITS.message).default(''),
  mapping: z.array(apiMapping).max(LIST_LIMITS.mappings).default([]),
  timeout_ms: z.number().int().min(100).max(5_000).default(5_000),
  /** Where the dialog goes on after a failure; null goes on as any block does. */
  error_target: questionId.nullable().default(null),
});
