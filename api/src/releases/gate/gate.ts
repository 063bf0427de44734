import { lacksOf } from '@dialogwerk/shared/contract';
import { shapeHash } from '@dialogwerk/shared/contract/shapes';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { modulesOf, stateOf } from '../registry/Registry.ts';
import type { Registry } from '../registry/Registry.ts';
import { ReleaseError } from '../ReleaseError.ts';
import { releaseTexts } from '../texts.ts';
import { ownShapes } from './apiCalls.ts';
import type { ReadMisfits } from './misfits.ts';
import type { KeptVersion } from '../versions/versionStore.ts';

interface Candidate {
  /** As it would be. */
  readonly registry: Registry;
  readonly changed: readonly ReleasableId[];
  readonly open: (id: ReleasableId, version: string) => Promise<KeptVersion | null>;
  /** What the api answers (`Provided['calls']`). */
  readonly calls: Readonly<Record<string, string>>;
  readonly misfits: ReadMisfits;
}

/** Throws `ReleaseError`, with a sentence for each, where versions would be served together of which one lacks something. */
export async function refuseWhatLacks({ registry, changed, open, calls, misfits }: Candidate): Promise<void> {
  const versionsOf = async (id: ReleasableId): Promise<KeptVersion[]> => {
    const { current, canary } = stateOf(registry, id);
    const names = [current, canary?.version].filter((version) => typeof version === 'string');
    return (await Promise.all(names.map((version) => open(id, version)))).filter((one) => one !== null);
  };
  const shells = await versionsOf('shell');
  const problems = shells.flatMap(({ manifest: { version, needs } }) => {
    const lacks = lacksOf(needs, { ...needs, calls });
    return lacks.length > 0 ? [releaseTexts.lacks('shell', version, lacks, 'diesem Server')] : [];
  });
  // A module that stays as it is is looked at where the shell under it changes.
  const concerned = modulesOf(registry).filter((id) => changed.includes(id) || changed.includes('shell'));
  for (const id of concerned)
    for (const module of await versionsOf(id))
      for (const shell of shells) {
        const { version, provided } = shell.manifest;
        const missing = provided ? lacksOf(module.manifest.needs, { ...provided, calls }) : [];
        const lacks = [...missing, ...(await misfits(module, shell))];
        if (lacks.length > 0) problems.push(releaseTexts.lacks(id, module.manifest.version, lacks, `shell ${version}`));
      }
  if (problems.length === 0) return;
  const hint = isOlder(calls) ? [releaseTexts.serverIsOlder] : [];
  throw new ReleaseError([...problems, ...hint, releaseTexts.refused].join('\n'));
}

/** Whether the server, whose calls these are, lacks some of what the sources at hand have. */
const isOlder = (calls: Candidate['calls']): boolean =>
  Object.entries(ownShapes()).some(([name, shape]) => !calls[name]?.split(' ').includes(shapeHash(shape)));
