import type { AuditAct } from '@dialogwerk/shared/contract';
import { AUDIT_KEPT_MS } from '../../audit/writeAudit.ts';
import { adminsToTell } from '../../mail/adminsToTell.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import type { Services } from '../../services.ts';
import type { Act } from '../registry/Registry.ts';
import { releaseTexts } from '../texts.ts';

const auditActs = {
  first: 'version_released',
  start: 'version_released',
  release: 'version_released',
  rollback: 'version_rolled_back',
  pin: 'version_pinned',
  unpin: 'version_unpinned',
  canary: 'trial_started',
  'canary-ended': 'trial_ended',
  'taken-back': 'trial_taken_back',
  'release-taken-back': 'version_taken_back',
} as const satisfies Readonly<Record<Act['act'], AuditAct>>;

const accountId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * Writes each act on releases into the audit trail, once, however it was done: by call, by command, by a start or by itself;
 * `after` (ms since 1970) leaves out what was written before. Admins get a mail for what was taken back by itself, in the
 * same transaction. Gives the time of the last act.
 */
export async function auditReleases(
  { db, now, releases }: Pick<Services, 'db' | 'now' | 'releases'>,
  after: number,
): Promise<number> {
  const { acts } = await releases.registry();
  const from = Math.max(after, now() - AUDIT_KEPT_MS);
  const anew = acts.filter(({ at }) => at >= from);
  if (anew.length === 0) return after;
  await db.transaction().execute(async (tx) => {
    const written = await tx
      .insertInto('audit')
      .values(anew.map(rowOf))
      .onConflict((conflict) => conflict.column('source').where('source', 'is not', null).doNothing())
      .returning('source')
      .execute();
    const isNew = new Set(written.map(({ source }) => source));
    for (const one of anew)
      if (isTakenBack(one) && isNew.has(sourceOf(one)))
        for (const address of await adminsToTell(tx))
          await enqueueMail(tx, address, { kind: auditActs[one.act], part: one.id, version: one.version }, now());
  });
  return anew.at(-1)?.at ?? after;
}

/** By the server itself, because it has failed. */
const isTakenBack = (one: Act): one is Act & { readonly act: 'taken-back' | 'release-taken-back' } =>
  one.act === 'taken-back' || one.act === 'release-taken-back';

function rowOf(one: Act) {
  const { at, by, act, id, version, untried } = one;
  const isAccount = accountId.test(by);
  return {
    at: new Date(at),
    act: auditActs[act],
    actor_id: isAccount ? by : null,
    detail: [id, version, ...(isAccount ? [] : [releaseTexts.by(by)]), ...(untried ? [releaseTexts.untried] : [])].join(
      ' ',
    ),
    source: sourceOf(one),
  };
}

const sourceOf = ({ at, act, id, version }: Act): string => `release ${id} ${version} ${act} ${at}`;
