import { lacksOf } from '@dialogwerk/shared/contract';
import type { Lack, Provided, ReleasedVersion, RemoteRegistry } from '@dialogwerk/shared/contract';

/** What this shell was built with: put here by its build; null where the build says nothing (tests, a server for developing). */
declare const __PROVIDED__: Omit<Provided, 'calls'> | undefined;

/** What a version needs that this shell, or the api behind it, does not give. */
export function lacksHere({ needs }: ReleasedVersion, { calls }: Pick<RemoteRegistry, 'calls'>): readonly Lack[] {
  const own = typeof __PROVIDED__ === 'undefined' ? undefined : __PROVIDED__;
  return own ? lacksOf(needs, { ...own, calls }) : [];
}
