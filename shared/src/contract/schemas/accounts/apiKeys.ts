import { z } from 'zod';
import { apiScopes } from '../../apiScopes.ts';
import type { CallRecords } from '../../CallRecord.ts';
import { API_KEY_LIMITS } from '../../limits.ts';
import { plainName } from '../../plainText.ts';
import { milliseconds } from '../primitives.ts';
import { password } from './account.ts';
import { apiKey } from './apiKey.ts';

const scopes = z.array(z.enum(apiScopes)).min(1, 'Bitte wählen Sie mindestens ein Recht.').max(apiScopes.length);

const one = { key_id: z.uuid() };
const path = '/api/account/keys/:key_id';

export const apiKeyCalls = {
  /** Those that were not revoked, the newest first. */
  apiKeys: {
    method: 'GET',
    path: '/api/account/keys',
    access: 'author',
    request: z.object({}),
    response: z.object({ keys: z.array(apiKey) }),
  },
  /** Makes one; the id is of the caller's making, and a repeat gives another key in its place. 409 with field `password` when it is wrong. Written down. */
  createApiKey: {
    method: 'PUT',
    path,
    access: 'author',
    invalidates: ['apiKeys'],
    makes: 'entries',
    errors: ['account/wrong-password', 'key/bad-end', 'key/too-many', 'key/unknown', 'throttle/too-many-attempts'],
    request: z.object({
      ...one,
      name: z
        .string()
        .overwrite(plainName)
        .min(1, 'Bitte geben Sie dem Schlüssel einen Namen.')
        .max(API_KEY_LIMITS.name),
      scopes,
      ends_at: milliseconds.nullable(),
      password,
    }),
    response: z.object({
      key: apiKey,
      /** Shown this once: no other call gives it. */
      secret: z.string(),
    }),
  },
  /** Ends a key at once, or has it work again within an hour. Written down. */
  revokeApiKey: {
    method: 'PUT',
    path: `${path}/revoked`,
    access: 'author',
    invalidates: ['apiKeys'],
    errors: ['key/too-many', 'key/unknown'],
    request: z.object({ ...one, is_revoked: z.boolean() }),
    response: z.object({ keys: z.array(apiKey) }),
  },
} as const satisfies CallRecords;
