import type { ReleasableId } from '@dialogwerk/shared/contract';

/** A version. */
interface Placed {
  readonly id: ReleasableId;
  readonly version: string;
  /** The address of its folder, where that is on another host. */
  readonly base?: string | null;
}

/** The address of a version's file; each version keeps its own, so that it may be cached for ever. */
export function addressOf({ id, version, base }: Placed, path: string): string {
  return `${base ?? `/remotes/${id}/${version}/`}${path}`;
}
