import type { AuditAct, CallInput, ReleasedPart } from '@dialogwerk/shared/contract';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../calls/CallError.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import type { Services } from '../../calls/services.ts';
import { releasableIds } from '../../releases/Manifest.ts';
import { stateOf } from '../../releases/Registry.ts';
import type { Registry } from '../../releases/Registry.ts';
import { ReleaseError } from '../../releases/ReleaseError.ts';
import { versionsInUse } from '../../reports/versionsInUse.ts';
import type { VersionInUse } from '../../reports/versionsInUse.ts';

const DAY_MS = 24 * 60 * 60_000;
type Change = CallInput<'changeRelease'>;

const auditActs: Readonly<Record<Change['act'], AuditAct>> = {
  release: 'version_released',
  rollback: 'version_rolled_back',
  pin: 'version_pinned',
  unpin: 'version_unpinned',
  try: 'trial_started',
  'end-trial': 'trial_ended',
};

/** What is released; that the caller is an admin with a fresh login or has the release key is seen to at the border. */
const releases: Handler<'releases'> = async (_, { services }) => {
  const registry = await services.releases.registry();
  const inUse = await versionsInUse(services.db, services.now() - DAY_MS);
  return { parts: releasableIds.map((id) => partOf(registry, id, inUse)) };
};

/** The same as `pnpm release`, `rollback` and `pin`; written into the audit trail. */
const changeRelease: Handler<'changeRelease'> = async (change, { services, who }) => {
  const { db, now } = services;
  const actor_id = who.kind === 'author' ? who.user_id : null;
  const version = await changed(services, change, actor_id ?? who.kind).catch((error: unknown) => {
    throw error instanceof ReleaseError ? new CallError('release/refused', { problem: error.message }) : error;
  });
  const detail = [change.id, version, ...(actor_id === null ? ['RELEASE_KEY'] : [])].join(' ');
  await writeAudit(db, now(), { act: auditActs[change.act], actor_id, detail });
  const inUse = await versionsInUse(db, now() - DAY_MS);
  return { part: partOf(await services.releases.registry(), change.id, inUse) };
};

/** Gives the version that it was about; '' where it was about none. */
async function changed({ releases: all }: Services, change: Change, by: string): Promise<string> {
  const { id, act, share, users, version = null } = change;
  switch (act) {
    case 'release':
      return all.release(id, version, by);
    case 'rollback':
      return all.rollBack(id, version, by);
    case 'pin':
      return all.pin(id, version, by);
    case 'unpin':
      await all.unpin(id, by);
      return '';
    case 'try':
      return all.tryOut(id, { version, share, users }, by);
    case 'end-trial':
      await all.endCanary(id, 'canary-ended', by);
      return '';
  }
}

function partOf(registry: Registry, id: ReleasedPart['id'], inUse: readonly VersionInUse[]): ReleasedPart {
  const { current, held, canary, versions } = stateOf(registry, id);
  const rows = Object.entries(versions).map(([version, { at, by, size, isBad }]) => {
    const tabs = inUse.find((one) => one.module === id && one.version === version)?.tabs ?? 0;
    return { version, at, by, size, is_bad: isBad, tabs };
  });
  return { id, current, held, trial: canary, versions: rows.toReversed().toSorted((one, other) => other.at - one.at) };
}

export const releaseCalls = { releases, changeRelease } satisfies Partial<Handlers>;
