import { z } from 'zod';
import { LIST_LIMITS, TEXT_LIMITS } from '../../../contract/limits.ts';
import { wayTarget, variableName } from '../../../contract/schemas/primitives.ts';
import { baseBlock } from '../../../contract/blocks/base.ts';

/** Where a variable's value stands in the JSON of a response: names and indices with dots between, such as `user.orders.0.id`. */
const apiMapping = z.object({ variable: variableName, path: z.string().max(TEXT_LIMITS.responsePath) });
export type ApiMapping = z.infer<typeof apiMapping>;

/** What the server itself says about a request or its connection, so that no author may say it otherwise. */
const ownHeaders =
  /^(accept-encoding|connection|content-length|expect|host|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade)$/i;

/** A header of a request; a name that stands there twice counts the second time. */
const apiHeader = z.object({
  name: z
    .string()
    .max(TEXT_LIMITS.headerName)
    .regex(
      /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/,
      'Der Name einer Kopfzeile besteht aus Buchstaben, Ziffern und Bindestrichen.',
    )
    .refine((name) => !ownHeaders.test(name), 'Diese Kopfzeile setzt der Server selbst.'),
  /** In one line, of signs that a header can carry. */
  value: z
    .string()
    .max(TEXT_LIMITS.headerValue)
    .regex(/^[\t\x20-\x7e\xa0-\xff]*$/, 'Eine Kopfzeile steht in einer Zeile und enthält keine besonderen Zeichen.'),
});
export type ApiHeader = z.infer<typeof apiHeader>;

/**
 * Schnittstelle: calls an HTTP address and keeps what it answers as variables. `{{variable}}` is filled in: in `url`
 * percent-encoded, in `body` as text inside quotation marks and as a JSON value outside of them, in a header as it is, with
 * what no header can carry percent-encoded. `{{secret.NAME}}` is filled in by the same rules, by the server, once the
 * request goes out (domain.md §15).
 */
export const apiBlock = z.object({
  ...baseBlock,
  type: z.literal('api'),
  url: z.string().max(TEXT_LIMITS.address).default(''),
  method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).default('GET'),
  headers: z.array(apiHeader).max(LIST_LIMITS.headers).default([]),
  /** JSON; not sent with GET. */
  body: z.string().max(TEXT_LIMITS.message).default(''),
  mapping: z.array(apiMapping).max(LIST_LIMITS.mappings).default([]),
  timeout_ms: z.number().int().min(100).max(5_000).default(5_000),
  /** Where the dialog goes on after a failure; null goes on as any block does. */
  error_target: wayTarget.nullable().default(null),
});
