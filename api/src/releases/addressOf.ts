import type { ReleasableId } from '@dialogwerk/shared/contract';

/** The address of a version's file; each version keeps its own, so that it may be cached for ever. */
export function addressOf(
  { id, version }: { readonly id: ReleasableId; readonly version: string },
  path: string,
): string {
  return `/remotes/${id}/${version}/${path}`;
}
