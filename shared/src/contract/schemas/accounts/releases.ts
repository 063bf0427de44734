import { z } from 'zod';
import type { CallRecords } from '../../CallRecord.ts';
import { releasableId } from '../moduleId.ts';
import { milliseconds } from '../primitives.ts';

const version = z.string().regex(/^[\w-]{1,64}$/);
const share = z.number().min(0).max(1);

const releasedPart = z.object({
  id: releasableId,
  current: version.nullable(),
  /** 'pin': nothing moves it; 'rollback': no start does. */
  held: z.enum(['pin', 'rollback']).nullable(),
  trial: z.object({ version, share, users: z.array(z.string()), since: milliseconds }).nullable(),
  /** The trial or the release that went back by itself, until anything else is done to the part. */
  taken_back: z.object({ version, at: milliseconds, was: z.enum(['trial', 'release']) }).nullable(),
  /** The newest first. */
  versions: z.array(
    z.object({
      version,
      at: milliseconds,
      /** An account's id, a name on the server, or 'release-key'. */
      by: z.string(),
      /** Bytes on the way to the browser. */
      size: z.number().int(),
      is_bad: z.boolean(),
      /** Open tabs that have told of it in the last day. */
      tabs: z.number().int(),
    }),
  ),
});
export type ReleasedPart = z.infer<typeof releasedPart>;

export const releaseCalls = {
  releases: {
    method: 'GET',
    path: '/api/admin/releases',
    access: 'releaser',
    request: z.object({}),
    response: z.object({ parts: z.array(releasedPart) }),
  },
  /**
   * `release` publishes what was built last on the server, or the named version; `rollback` goes back to the last good one, or
   * the named one; `try` gives a version to a share of the browsers and to named accounts beside the current one.
   */
  changeRelease: {
    method: 'POST',
    path: '/api/admin/releases/:id',
    access: 'releaser',
    invalidates: ['releases', 'adminReports', 'adminAudit'],
    errors: ['release/refused'],
    request: z.object({
      id: releasableId,
      act: z.enum(['release', 'rollback', 'pin', 'unpin', 'try', 'end-trial']),
      version: version.optional(),
      /** The address of a version's folder on a host of MODULE_ORIGINS, ending in `<module>/<version>/`: for 'release' and 'try'. */
      from: z
        .url({ protocol: /^https?$/ })
        .max(500)
        .optional(),
      share: share.default(0),
      /** Ids of accounts. */
      users: z.array(z.uuid()).max(100).default([]),
    }),
    response: z.object({ part: releasedPart }),
  },
} as const satisfies CallRecords;
