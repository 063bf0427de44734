import { isModuleId } from '@dialogwerk/shared/contract';
import type { ModuleId, ReleasableId } from '@dialogwerk/shared/contract';
import { moduleManifest, releasableId } from '@dialogwerk/shared/contract/schemas';
import { z } from 'zod';
import { versionName } from '../versions/Manifest.ts';

const milliseconds = z.number();

const versionState = z.object({
  /** When it came into the registry. */
  at: milliseconds,
  /** Who brought it. */
  by: z.string(),
  /** Bytes on the way to the browser. */
  size: z.int(),
  /** Ed25519 over `signedText`, base64; '' for the shell. */
  signature: z.string(),
  /** Ed25519 over the bytes of its manifest, base64. */
  seal: z.string(),
  /** When it was last current or a canary, while it is that: since when; null if it never was. */
  lastServed: milliseconds.nullable(),
  /** What tabs have told of it last: that it was on screen for a while, or that it crashes; null while none has. */
  told: z.enum(['well', 'faulty']).nullable().default(null),
  /** It was taken back: nobody is led back to it. */
  isBad: z.boolean(),
  /** What the module says of itself in this version; here, so that its addresses stand also while its files are away. */
  area: moduleManifest.exactOptional(),
  /** The address of its folder on another host (MODULE_ORIGINS); null where this server sends its files. */
  base: z.string().nullable().default(null),
});

const canary = z.object({
  version: versionName,
  /** Share of the browsers, from 0 to 1. */
  share: z.number().min(0).max(1),
  /** Accounts that get it whatever their share. */
  users: z.array(z.string()),
  since: milliseconds,
});
export type Canary = z.output<typeof canary>;

const releasable = z.object({
  current: versionName.nullable(),
  /** What keeps a start from releasing what was built anew; only 'pin' keeps a release from it, too. */
  held: z.enum(['pin', 'rollback']).nullable(),
  canary: canary.nullable(),
  /** The newest built version that a start has looked at. */
  seen: versionName.nullable(),
  versions: z.record(versionName, versionState),
});
export type ReleasableState = z.output<typeof releasable>;

export const actNames = [
  'first',
  'start',
  'release',
  'rollback',
  'pin',
  'unpin',
  'canary',
  'canary-ended',
  'taken-back',
  'release-taken-back',
] as const;

const act = z.object({
  at: milliseconds,
  by: z.string(),
  act: z.enum(actNames),
  id: releasableId,
  version: versionName,
  /** It was released without the test in a browser, because somebody wanted it so. */
  untried: z.boolean().default(false),
});
export type Act = z.output<typeof act>;

export const registrySchema = z.object({
  parts: z.partialRecord(releasableId, releasable),
  /** The oldest first. */
  acts: z.array(act),
  /** Versions by part of what was served together, by the composition's id, the oldest first. */
  compositions: z.record(z.string(), z.record(z.string(), z.string())),
});
/** Everything that an installation knows of its releases; `registry.json`. */
export type Registry = z.output<typeof registrySchema>;

export const emptyRegistry: Registry = { parts: {}, acts: [], compositions: {} };

const nothing: ReleasableState = { current: null, held: null, canary: null, seen: null, versions: {} };

export const stateOf = ({ parts }: Registry, id: ReleasableId): ReleasableState =>
  (Object.hasOwn(parts, id) ? parts[id] : undefined) ?? nothing;

/** The modules of which there is a version, in the order of their names. */
export const modulesOf = ({ parts }: Registry): readonly ModuleId[] => Object.keys(parts).filter(isModuleId).toSorted();

/** The shell, then the modules. */
export const partsOf = (registry: Registry): readonly ReleasableId[] => ['shell', ...modulesOf(registry)];
