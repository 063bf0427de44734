import { lacksOf } from '@dialogwerk/shared/contract';
import type { Lack, Provided, ReleasedVersion, RemoteRegistry } from '@dialogwerk/shared/contract';
import { $pageRegistry } from '../../state/registry.ts';

/** What this shell was built with: put here by its build; null where the build says nothing (tests, a server for developing). */
declare const __PROVIDED__: Omit<Provided, 'calls'> | undefined;

/** What a version needs that this shell, or the api behind it, does not give. */
export function lacksHere(
  { id, version, needs }: ReleasedVersion,
  { calls, misfits = [] }: Pick<RemoteRegistry, 'calls' | 'misfits'>,
): readonly Lack[] {
  const own = typeof __PROVIDED__ === 'undefined' ? undefined : __PROVIDED__;
  const shell = $pageRegistry.get()?.shell;
  const unlike = misfits.filter((one) => one.module === id && one.version === version && one.shell === shell);
  return [...(own ? lacksOf(needs, { ...own, calls }) : []), ...unlike.flatMap(({ lacks }) => lacks)];
}
