import type { CallRecords } from '../../CallRecord.ts';
import { z } from 'zod';
import { releasableId } from '../moduleId.ts';
import { done, milliseconds } from '../primitives.ts';

const version = z.string().regex(/^[\w-]{1,64}$/);
const duration = z.number().int().min(0).max(600_000);
const count = z.number().int();

/** What may go wrong with a version in a tab. */
const faultKind = z.enum([
  /** An exception or a rejection that nobody caught. */
  'error',
  'rejection',
  /** A file of it did not come, was refused, or did not fit. */
  'load-fault',
  /** Its screen crashed while drawing. */
  'crash',
  /** It has written something into a cross-app atom that is no value of it. */
  'refused-write',
  /** The tab has taken the last good version in its place. */
  'rolled-back',
]);
export type ReportedFault = z.infer<typeof faultKind>;

/**
 * What is measured: the way until a module is there, a frame of more than 50 ms, the way from an input to its picture; and that
 * it has been on screen for so long without a crash.
 */
const measureKind = z.enum(['load', 'frame', 'interaction', 'shown']);
export type ReportedMeasure = z.infer<typeof measureKind>;

/** The 75th of 100 values, in ms; null where nothing was measured. */
const p75 = duration.nullable();

const reportedVersion = z.object({
  module: releasableId,
  version,
  /** Tabs that have had it open. */
  tabs: count,
  /** Tabs of those in which something went wrong with it. */
  faulty_tabs: count,
  loads: count,
  errors: count,
  load_p75: p75,
  frame_p75: p75,
  interaction_p75: p75,
  /** What a load has brought over the net at most, in bytes; null where everything came from the browser's cache. */
  bytes: count.nullable(),
  last_seen_at: milliseconds,
});
export type ReportedVersion = z.infer<typeof reportedVersion>;

export const reportCalls = {
  /**
   * What a tab tells of the versions that it runs, in one small body, sent as the page goes as well (`sendBeacon`). Nothing
   * personal: no addresses, no texts, positions only as `module/version/file:line:column`.
   */
  sendReport: {
    method: 'POST',
    path: '/api/reports',
    access: 'public',
    invalidates: [],
    errors: ['throttle/too-many-attempts'],
    body: { maxBytes: 16_384, maxValues: 400, tooLarge: 'request/too-large' },
    request: z.object({
      /** Drawn by lot for each page load; it is stored nowhere in the browser. */
      tab: z.string().regex(/^[0-9a-f]{16}$/),
      composition: z.string().regex(/^[0-9a-f]{16}$/),
      in_use: z.array(z.object({ module: releasableId, version })).max(12),
      measures: z
        .array(
          z.object({
            kind: measureKind,
            module: releasableId,
            version,
            ms: duration,
            /** Over the net, of a load. */
            bytes: z.number().int().min(0).max(100_000_000).optional(),
          }),
        )
        .max(24),
      faults: z
        .array(
          z.object({
            kind: faultKind,
            module: releasableId,
            version,
            /** The error's class, such as `TypeError`. */
            name: z.string().regex(/^\w{0,40}$/),
            place: z.string().regex(/^(|[a-z\d-]{1,53}\/[\w-]{1,64}\/[\w./-]{1,120}:\d{1,7}:\d{1,7})$/),
          }),
        )
        .max(24),
    }),
    response: done,
  },
  /** What tabs have told of each version in the last days. */
  adminReports: {
    method: 'GET',
    path: '/api/admin/reports',
    access: 'admin',
    request: z.object({ days: z.coerce.number().int().min(1).max(14).default(7) }),
    response: z.object({
      since: milliseconds,
      /** Tabs that reported in the last five minutes, of all versions together. */
      open_tabs: count,
      versions: z.array(reportedVersion),
    }),
  },
} as const satisfies CallRecords;
