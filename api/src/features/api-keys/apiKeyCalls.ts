import { randomBytes } from 'node:crypto';
import { API_KEY_LIMITS, API_KEY_PREFIX } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { requirePassword } from '../../accounts/requirePassword.ts';
import { REVOKED_KEPT_MS } from '../../apiKeys/clearApiKeys.ts';
import { hashOfKey } from '../../apiKeys/hashOfKey.ts';
import { readApiKeys } from '../../apiKeys/readApiKeys.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Handler, Handlers } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';

const KEY_BYTES = 32;
const HINT_LENGTH = 4;

const apiKeys: Handler<'apiKeys'> = async (_input, { services, who }) => ({
  keys: await readApiKeys(services.db, who.user_id),
});

const createApiKey: Handler<'createApiKey'> = async ({ key_id, name, scopes, ends_at, password }, context) => {
  const { user_id } = await requirePassword(context, password);
  const { db, now } = context.services;
  if (ends_at !== null && ends_at <= now()) throw new CallError('key/bad-end');
  const secret = API_KEY_PREFIX + randomBytes(KEY_BYTES).toString('base64url');
  const made = {
    name,
    scopes: [...new Set(scopes)],
    key_hash: hashOfKey(secret),
    hint: secret.slice(-HINT_LENGTH),
    made_at: new Date(now()),
    ends_at: ends_at === null ? null : new Date(ends_at),
    last_used_at: null,
  };
  return inTransaction(db, async (tx) => {
    await refuseMore(tx, user_id, key_id);
    const stored = await tx
      .insertInto('api_keys')
      .values({ key_id, user_id, ...made })
      .onConflict((conflict) =>
        conflict
          .column('key_id')
          .doUpdateSet(made)
          .where('api_keys.user_id', '=', user_id)
          .where('api_keys.revoked_at', 'is', null),
      )
      .returning('key_id')
      .executeTakeFirst();
    const key = stored && (await readApiKeys(tx, user_id)).find((one) => one.key_id === key_id);
    if (!key) throw new CallError('key/unknown');
    await writeAudit(tx, now(), { act: 'api_key_made', actor_id: user_id, detail: made.scopes.join(', ') });
    return { key, secret };
  });
};

const revokeApiKey: Handler<'revokeApiKey'> = async ({ key_id, is_revoked }, { services, who }) => {
  const { db, now } = services;
  const { user_id } = who;
  return inTransaction(db, async (tx) => {
    if (!is_revoked) await refuseMore(tx, user_id, key_id);
    const { numUpdatedRows } = await tx
      .updateTable('api_keys')
      .set({ revoked_at: is_revoked ? new Date(now()) : null })
      .where('key_id', '=', key_id)
      .where('user_id', '=', user_id)
      .where((key) =>
        key.or([key('revoked_at', 'is', null), key('revoked_at', '>', new Date(now() - REVOKED_KEPT_MS))]),
      )
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CallError('key/unknown');
    await writeAudit(tx, now(), { act: is_revoked ? 'api_key_revoked' : 'api_key_restored', actor_id: user_id });
    return { keys: await readApiKeys(tx, user_id) };
  });
};

/** A person's own keys for programs; whoever makes one knows the password of the account. */
export const apiKeyCalls = { apiKeys, createApiKey, revokeApiKey } satisfies Partial<Handlers>;

/** The account is locked, so that two at once cannot go beyond the limit. */
async function refuseMore(tx: Kysely<Tables>, user_id: string, key_id: string): Promise<void> {
  await tx.selectFrom('accounts').select('user_id').where('user_id', '=', user_id).forUpdate().execute();
  const others = (await readApiKeys(tx, user_id)).filter((one) => one.key_id !== key_id);
  if (others.length >= API_KEY_LIMITS.most) throw new CallError('key/too-many');
}
