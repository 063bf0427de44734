import { partsOf, stateOf } from './registry/Registry.ts';
import type { ReleasableState, Registry } from './registry/Registry.ts';
import { releaseTexts } from './texts.ts';

/** The versions of each part, the newest first, one line each, for a terminal. */
export function describeReleases(registry: Registry): string {
  const lines = partsOf(registry).flatMap((id) => {
    const state = stateOf(registry, id);
    const versions = Object.entries(state.versions)
      .toReversed()
      .toSorted(([, one], [, other]) => other.at - one.at);
    const name: readonly string[] = [id];
    return name.concat(
      versions.map(([version, { at, by, size }]) => {
        const when = releaseTexts.when(at);
        const kilobytes = `${Math.round(size / 1000)} kB`.padStart(7);
        return `  ${version.padEnd(16)}  ${when}  ${kilobytes}  ${by}  ${standingOf(state, version)}`.trimEnd();
      }),
    );
  });
  return lines.join('\n');
}

function standingOf({ current, held, canary, versions }: ReleasableState, version: string): string {
  if (version === current) return held === null ? releaseTexts.current : releaseTexts.held[held];
  if (version === canary?.version) return releaseTexts.tried(canary.share, canary.users.length);
  const { isBad = false, told = null } = versions[version] ?? {};
  if (isBad) return releaseTexts.bad;
  return told === null ? '' : releaseTexts.told[told];
}
