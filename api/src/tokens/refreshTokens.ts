import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../audit/writeAudit.ts';
import { CallError } from '../errors/CallError.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Tables } from '../storage/tables/tables.ts';
import type { Session } from './accessTokens.ts';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

/** Stores a new refresh token of the family and gives it; only its hash stays here. */
export async function issueRefreshToken(db: Kysely<Tables>, family_id: string, now: number): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashOf(token), family_id, expires_at: new Date(now + LIFETIME_MS) })
    .execute();
  return token;
}

/** SQL: the family's account or live user is still there. */
const hasUser = sql<boolean>`(
  exists (select from accounts where accounts.user_id = token_families.subject_id)
  or exists (select from live_users where live_users.user_id_live = token_families.subject_id))`;

/** SQL: the account, or the one that tries dialogs out as this live user, is disabled. */
const isDisabled = sql<boolean>`exists (
  select from accounts
  left join live_users on live_users.account_id = accounts.user_id
  where accounts.disabled_at is not null
    and token_families.subject_id in (accounts.user_id, live_users.user_id_live))`;

type Rotation = { readonly session: Session; readonly refresh_token: string };

/**
 * Trades a refresh token for its successor (domain.md §9). An old token comes back for one of two reasons: its answer
 * got lost, then its successor was never used and is replaced by another one; or it was stolen, then the successor was
 * used, and the whole family is revoked. A successor that was replaced in this way revokes the family too when it
 * turns up, because then two hold tokens of it. The family's row is locked meanwhile, so of several refreshes at once
 * each sees what the one before did, and one valid token is left. `onTheft` is told once a stolen one has revoked its family.
 */
export async function rotateRefreshToken(
  db: Kysely<Tables>,
  token: string,
  now: number,
  onTheft: () => Promise<void>,
): Promise<Rotation> {
  const rotation = await inTransaction(db, (tx) => rotate(tx, hashOf(token), now));
  if (rotation === 'disabled') throw new CallError('account/disabled');
  if (rotation === 'stolen') await onTheft();
  else if (rotation) return rotation;
  throw new CallError('login/expired');
}

/** What is refused is no error here, because that would roll back the revoking. */
async function rotate(
  tx: Kysely<Tables>,
  token_hash: Buffer,
  now: number,
): Promise<Rotation | 'disabled' | 'stolen' | null> {
  const session = await tx
    .selectFrom('token_families')
    .innerJoin('refresh_tokens', 'refresh_tokens.family_id', 'token_families.family_id')
    .where('refresh_tokens.token_hash', '=', token_hash)
    .where(hasUser)
    .select([
      'token_families.family_id',
      'kind',
      'subject_id',
      'token_families.created_at as logged_in_at',
      'revoked_at',
    ])
    .select(isDisabled.as('disabled'))
    .forUpdate('token_families')
    .executeTakeFirst();
  if (session?.disabled) return 'disabled';
  if (!session || session.revoked_at) return null;
  const { family_id } = session;

  // Read again under the lock, because another refresh may have been at work until now.
  const presented = await tx
    .selectFrom('refresh_tokens as presented')
    .leftJoin('refresh_tokens as successor', 'successor.token_hash', 'presented.successor_hash')
    .where('presented.token_hash', '=', token_hash)
    .select(['presented.expires_at', 'presented.replaced', 'presented.successor_hash'])
    .select('successor.successor_hash as used_for')
    .executeTakeFirst();
  if (!presented || presented.expires_at.getTime() <= now) return null;
  if (presented.replaced || presented.used_for) {
    await revokeFamily(tx, family_id, now);
    if (session.kind === 'author') await writeAudit(tx, now, { act: 'token_theft', actor_id: session.subject_id });
    return 'stolen';
  }
  if (presented.successor_hash) {
    await tx
      .updateTable('refresh_tokens')
      .set({ replaced: true })
      .where('token_hash', '=', presented.successor_hash)
      .execute();
  }
  const refresh_token = await issueRefreshToken(tx, family_id, now);
  await tx
    .updateTable('token_families')
    .set({ last_used_at: new Date(now) })
    .where('family_id', '=', family_id)
    .execute();
  await tx
    .updateTable('refresh_tokens')
    .set({ successor_hash: hashOf(refresh_token) })
    .where('token_hash', '=', token_hash)
    .execute();
  return { session, refresh_token };
}

/** Ends a family: none of its refresh tokens counts any more. */
export async function revokeFamily(db: Kysely<Tables>, family_id: string, now: number): Promise<void> {
  await db
    .updateTable('token_families')
    .set({ revoked_at: new Date(now) })
    .where('family_id', '=', family_id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Ends all families of a user, but for the one that is kept; without one also those in which they try dialogs out. */
export async function revokeFamilies(
  db: Kysely<Tables>,
  subject_id: string,
  now: number,
  kept?: string,
): Promise<void> {
  const ofTests = db.selectFrom('live_users').select('user_id_live').where('account_id', '=', subject_id);
  await db
    .updateTable('token_families')
    .set({ revoked_at: new Date(now) })
    .where('revoked_at', 'is', null)
    .where((family) =>
      kept === undefined
        ? family.or([family('subject_id', '=', subject_id), family('subject_id', 'in', ofTests)])
        : family.and([family('subject_id', '=', subject_id), family('family_id', '!=', kept)]),
    )
    .execute();
}

/** Forgets tokens that ran out, and families that have none left. */
export async function clearExpiredFamilies(db: Kysely<Tables>, now: number): Promise<void> {
  await db.deleteFrom('refresh_tokens').where('expires_at', '<=', new Date(now)).execute();
  await db
    .deleteFrom('token_families')
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('refresh_tokens')
            .select('token_hash')
            .whereRef('refresh_tokens.family_id', '=', 'token_families.family_id'),
        ),
      ),
    )
    .execute();
}
