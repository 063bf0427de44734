import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { isModelUrl } from '../../isModelUrl.ts';
import { MODEL_ENDPOINT_LIMITS } from '../../limits.ts';
import { modelProvider } from './model.ts';

const endpoint = z.enum(['main', 'reserve']);

/** Which language models are connected, where the environment names none. */
export const modelEndpointCalls = {
  /** Connects a model in place of the one before: what is asked from now on, by all servers within 15 s, goes to it. */
  adminSetModel: {
    method: 'PUT',
    path: '/api/admin/model/:endpoint',
    access: 'admin',
    invalidates: ['adminModel', 'adminAudit', 'modelState'],
    errors: ['model/by-environment', 'model/key-missing', 'model/no-address', 'model/reserve-alone'],
    request: z.object({
      endpoint,
      provider: modelProvider,
      model: z.string().trim().min(1).max(MODEL_ENDPOINT_LIMITS.model),
      /** null: the provider's usual one. */
      url: z
        .url({ protocol: /^https?$/ })
        .max(MODEL_ENDPOINT_LIMITS.url)
        .refine(isModelUrl)
        .nullable(),
      /** null: none. Without it the key stays that was given for the same host, also of a model that was disconnected within the hour. */
      key: z.string().trim().min(1).max(MODEL_ENDPOINT_LIMITS.key).nullable().optional(),
    }),
    response: z.object({ msg: z.literal('success') }),
  },
  /** Disconnects a model; one that is not connected, too. */
  adminRemoveModel: {
    method: 'DELETE',
    path: '/api/admin/model/:endpoint',
    access: 'admin',
    invalidates: ['adminModel', 'adminAudit', 'modelState'],
    errors: ['model/by-environment', 'model/reserve-alone'],
    request: z.object({ endpoint }),
    response: z.object({ msg: z.literal('success') }),
  },
} as const satisfies CallRecords;
