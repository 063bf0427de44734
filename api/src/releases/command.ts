import { userInfo } from 'node:os';
import { isModuleId } from '@dialogwerk/shared/contract';
import type { ReleasableId } from '@dialogwerk/shared/contract';
import { readSettings } from '../settings.ts';
import { StartError } from '../StartError.ts';
import { createReleases } from './createReleases.ts';
import type { Releases } from './Releases.ts';
import { describeReleases } from './describeReleases.ts';
import { partsOf, stateOf } from './registry/Registry.ts';
import { ReleaseError } from './ReleaseError.ts';
import { releaseTexts } from './texts.ts';

/** Says that the test in a browser was left out. */
const UNTRIED = '--skip-browser';

/** Of the browsers, unless a trial names another. */
const USUAL_SHARE = '10%';

type Command = (releases: Releases, args: readonly string[], by: string) => Promise<string>;

/** `pnpm release`, `trial`, `rollback`, `pin` and `releases`, and what is tried before a release (`pairs`, as JSON), on the installation that the environment names; it may be running. */
const commands: Readonly<Record<string, Command>> = {
  async pairs(releases, [name, version]) {
    const id = await part(releases, name);
    return JSON.stringify(await releases.pairs(id, await named(releases, id, version, userInfo().username)));
  },
  async release(releases, [name, ...rest], by) {
    const id = await part(releases, name);
    const before = stateOf(await releases.registry(), id).current;
    const version = await named(
      releases,
      id,
      rest.find((one) => one !== UNTRIED),
      by,
    );
    const released = await releases.release(id, version, by, rest.includes(UNTRIED));
    return before === released ? releaseTexts.unchanged(id, released) : releaseTexts.released(id, released);
  },
  async trial(releases, [name, ...rest], by) {
    const id = await part(releases, name);
    if (rest.includes('--off')) {
      await releases.endCanary(id, 'canary-ended', by);
      return releaseTexts.trialEnded(id);
    }
    const asked = rest.find((one) => one.endsWith('%')) ?? USUAL_SHARE;
    const share = Number(asked.slice(0, -1).replace(',', '.')) / 100;
    if (!(share > 0 && share <= 1)) throw new ReleaseError(releaseTexts.noShare(asked));
    const wanted = rest.find((one) => one !== UNTRIED && one !== asked);
    const version = await named(releases, id, wanted, by);
    const tried = await releases.tryOut(id, { version, share, users: [] }, by, rest.includes(UNTRIED));
    return releaseTexts.trialBegun(id, tried, share);
  },
  async rollback(releases, [name, version], by) {
    const id = await part(releases, name);
    return releaseTexts.rolledBack(id, await releases.rollBack(id, version ?? null, by));
  },
  async pin(releases, [name, version], by) {
    const id = await part(releases, name);
    if (version !== '--off') return releaseTexts.nowPinned(id, await releases.pin(id, version ?? null, by));
    await releases.unpin(id, by);
    return releaseTexts.unpinned(id);
  },
  async releases(releases) {
    return describeReleases(await releases.registry());
  },
};

/** A version is named by itself, or by the address on another host at which it stands. */
async function named(releases: Releases, id: ReleasableId, version: string | undefined, by: string) {
  if (version === undefined || !/^https?:/.test(version)) return version ?? null;
  if (id === 'shell') throw new ReleaseError(releaseTexts.shellStaysHere);
  return releases.bring(id, version, by);
}

/** What has never been released is a part, too. */
async function part(releases: Releases, name = ''): Promise<ReleasableId> {
  if (name === 'shell' || isModuleId(name)) return name;
  throw new ReleaseError(releaseTexts.unknownPart(name, partsOf(await releases.registry())));
}

const [name = '', ...args] = process.argv.slice(2);
try {
  const command = commands[name];
  if (!command) throw new ReleaseError(releaseTexts.unknownPart(name, Object.keys(commands)));
  const releases = await createReleases({ ...readSettings(process.env, false), now: Date.now });
  process.stdout.write(`${await command(releases, args, userInfo().username)}\n`);
} catch (error) {
  if (!(error instanceof ReleaseError || error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
