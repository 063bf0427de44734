import { frameAddresses, takenBy } from '@dialogwerk/shared/contract';
import type { ModuleId, ModuleManifest, ReleasableId } from '@dialogwerk/shared/contract';
import { modulesOf, stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';

interface Candidate {
  /** As it would be. */
  readonly registry: Registry;
  readonly changed: readonly ReleasableId[];
}

/** What two modules cannot both have: each with what people read of it. */
function claimsOf({
  routes,
  tabs = [],
  places = {},
}: ModuleManifest): readonly (readonly [claim: string, name: string])[] {
  return [
    ...routes.map(({ path }) => [`path ${takenBy(path)}`, releaseTexts.address(path)] as const),
    ...tabs.map(({ name, label }) => [`tab ${name}`, releaseTexts.tab(label)] as const),
    ...Object.keys(places).map((place) => [`place ${place}`, releaseTexts.place(place)] as const),
  ];
}

/**
 * Throws `ReleaseError`, with a sentence for each, where a module that changes would have an address, a tab or a place that
 * another module has, or an address of the frame or the server: one of them would be drawn in the place of the other.
 */
export function refuseWhatIsTaken({ registry, changed }: Candidate): void {
  const claims = modulesOf(registry).map((id): readonly [ModuleId, ReadonlyMap<string, string>] => {
    const { current, canary, versions } = stateOf(registry, id);
    const served = [current, canary?.version].filter((version) => typeof version === 'string');
    const areas = served.flatMap((version) => versions[version]?.area ?? []);
    return [id, new Map(areas.flatMap(claimsOf))];
  });
  const problems = claims
    .filter(([id]) => changed.includes(id))
    .flatMap(([id, own]) =>
      [...own].flatMap(([claim, name]) => {
        const first = /^path \/([^/]*)/.exec(claim)?.[1];
        if (first !== undefined && frameAddresses.has(first)) return [releaseTexts.ofFrame(id, name)];
        const other = claims.find(([another, theirs]) => another !== id && theirs.has(claim));
        return other ? [releaseTexts.taken(id, name, other[0])] : [];
      }),
    );
  if (problems.length > 0) throw new ReleaseError([...problems, releaseTexts.refused].join('\n'));
}
