import type { CallInput, ReleasedPart } from '@dialogwerk/shared/contract';
import { CallError } from '../../errors/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import type { Services } from '../../services.ts';
import { auditReleases } from '../../releases/upkeep/auditReleases.ts';
import { releaseTexts } from '../../releases/texts.ts';
import { partsOf, stateOf } from '../../releases/registry/Registry.ts';
import type { Act, Registry } from '../../releases/registry/Registry.ts';
import { ReleaseError } from '../../releases/ReleaseError.ts';
import { versionsInUse } from '../../reports/versionsInUse.ts';
import type { VersionInUse } from '../../reports/versionsInUse.ts';

const DAY_MS = 24 * 60 * 60_000;
type Change = CallInput<'changeRelease'>;

/** What is released; that the caller is an admin with a fresh login or has the release key is seen to at the border. */
const releases: Handler<'releases'> = async (_, { services }) => {
  const registry = await services.releases.registry();
  const inUse = await versionsInUse(services.db, services.now() - DAY_MS);
  return { parts: partsOf(registry).map((id) => partOf(registry, id, inUse)) };
};

/** The same as `pnpm release`, `rollback` and `pin`; written into the audit trail. */
const changeRelease: Handler<'changeRelease'> = async (change, { services, who }) => {
  const { db, now } = services;
  const begun = now();
  await changed(services, change, who.kind === 'author' ? who.user_id : who.kind).catch((error: unknown) => {
    throw error instanceof ReleaseError ? new CallError('release/refused', { problem: error.message }) : error;
  });
  await auditReleases(services, begun);
  const inUse = await versionsInUse(db, now() - DAY_MS);
  return { part: partOf(await services.releases.registry(), change.id, inUse) };
};

async function changed({ releases: all }: Services, change: Change, by: string): Promise<unknown> {
  const { id, act, share, users, from } = change;
  if (from !== undefined && id === 'shell') throw new ReleaseError(releaseTexts.shellStaysHere);
  const version = from === undefined || id === 'shell' ? (change.version ?? null) : await all.bring(id, from, by);
  switch (act) {
    case 'release':
      return all.release(id, version, by);
    case 'rollback':
      return all.rollBack(id, version, by);
    case 'pin':
      return all.pin(id, version, by);
    case 'unpin':
      return all.unpin(id, by);
    case 'try':
      return all.tryOut(id, { version, share, users }, by);
    case 'end-trial':
      return all.endCanary(id, 'canary-ended', by);
  }
}

function partOf(registry: Registry, id: ReleasedPart['id'], inUse: readonly VersionInUse[]): ReleasedPart {
  const { current, held, canary, versions } = stateOf(registry, id);
  const last = registry.acts.findLast((one) => one.id === id);
  const rows = Object.entries(versions).map(([version, { at, by, size, isBad }]) => {
    const tabs = inUse.find((one) => one.module === id && one.version === version)?.tabs ?? 0;
    return { version, at, by, size, is_bad: isBad, tabs };
  });
  const was = last && takenBack(last.act);
  const taken_back = last && was ? { version: last.version, at: last.at, was } : null;
  return {
    id,
    current,
    held,
    trial: canary,
    taken_back,
    versions: rows.toReversed().toSorted((one, other) => other.at - one.at),
  };
}

/** What it was before it went back by itself; null for all else that is done. */
function takenBack(act: Act['act']): 'trial' | 'release' | null {
  if (act === 'taken-back') return 'trial';
  return act === 'release-taken-back' ? 'release' : null;
}

export const releaseCalls = { releases, changeRelease } satisfies Partial<Handlers>;
