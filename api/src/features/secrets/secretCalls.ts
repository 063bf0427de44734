import { SECRETS_LIMIT } from '@dialogwerk/shared/contract';
import type { AuditAct, DialogSecret } from '@dialogwerk/shared/contract';
import { fixedHostOf, secretsIn } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { personName } from '../../accounts/personName.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { AuthorContext, Handler, Handlers } from '../../calls/handler.ts';
import { mayEdit } from '../../policies/mayEdit.ts';
import type { SecretStore } from '../../secrets/createSecretStore.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { readBlocks } from '../../storage/surveys/readBlocks.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';

const listSecrets: Handler<'listSecrets'> = async (input, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  return { secrets: await readSecrets(context.services.db, context.services.secrets, survey_id) };
};

const setSecret: Handler<'setSecret'> = async ({ name, value, hosts: given, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db, secrets, now } = context.services;
  return inTransaction(db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('secret/unknown', { name });
    const known = await readSecrets(tx, secrets, survey_id);
    const before = known.find((secret) => secret.name === name);
    if (known.length >= SECRETS_LIMIT && !before) {
      throw new CallError('secret/too-many', { most: SECRETS_LIMIT });
    }
    const hosts = [...new Set(given ?? before?.hosts ?? (await hostsInDraft(tx, survey_id, name)))];
    await secrets.set(tx, { survey_id, name }, { value, hosts }, context.who.user_id);
    await write(tx, context, now(), 'secret_set', survey_id, `${name} → ${hosts.join(', ')}`);
    return { secret: await readSecret(tx, secrets, survey_id, name) };
  });
};

/** It is out of use at once, and forgotten an hour later. */
const deleteSecret: Handler<'deleteSecret'> = async ({ name, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db, now } = context.services;
  await inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('secrets')
      .set({ deleted_at: new Date(now()) })
      .where('survey_id', '=', survey_id)
      .where('name', '=', name)
      .where('deleted_at', 'is', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CallError('secret/unknown', { name });
    await write(tx, context, now(), 'secret_deleted', survey_id, name);
  });
  return { msg: 'success' };
};

const restoreSecret: Handler<'restoreSecret'> = async ({ name, ...input }, context) => {
  const { survey_id } = await mayEdit(context, input.survey_id);
  const { db, secrets, now } = context.services;
  return inTransaction(db, async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('secrets')
      .set({ deleted_at: null })
      .where('survey_id', '=', survey_id)
      .where('name', '=', name)
      .where('deleted_at', 'is not', null)
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CallError('secret/gone', { name });
    await write(tx, context, now(), 'secret_restored', survey_id, name);
    return { secret: await readSecret(tx, secrets, survey_id, name) };
  });
};

/** What dialogs prove themselves with to other systems: written and named, never read (domain.md §15). */
export const secretCalls = { listSecrets, setSecret, deleteSecret, restoreSecret } satisfies Partial<Handlers>;

/** A dialog's secrets by name, without their values. */
async function readSecrets(
  db: Kysely<Tables>,
  { canRead }: Pick<SecretStore, 'canRead'>,
  survey_id: string,
): Promise<DialogSecret[]> {
  const rows = await db
    .selectFrom('secrets')
    .leftJoin('accounts', 'accounts.user_id', 'secrets.set_by')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .select(['name', 'hosts', 'set_at', 'key_id', 'username', 'first_name', 'last_name'])
    .orderBy('name')
    .execute();
  return rows.map(({ name, hosts, set_at, key_id, username, ...person }) => ({
    name,
    hosts,
    set_at: set_at.getTime(),
    set_by: username === null ? null : personName({ ...person, username }),
    readable: canRead(key_id),
  }));
}

/** The hosts that the draft's blocks send a secret to, as far as they are written there. */
async function hostsInDraft(db: Kysely<Tables>, survey_id: string, name: string): Promise<string[]> {
  const blocks = await readBlocks(db, survey_id);
  return blocks.flatMap((block) => {
    const host =
      block.type === 'api' && secretsIn(JSON.stringify(block)).includes(name) ? fixedHostOf(block.url) : null;
    return host === null ? [] : [host];
  });
}

async function readSecret(
  db: Kysely<Tables>,
  store: Pick<SecretStore, 'canRead'>,
  survey_id: string,
  name: string,
): Promise<DialogSecret> {
  const secret = (await readSecrets(db, store, survey_id)).find((one) => one.name === name);
  if (!secret) throw new Error('a secret that was just kept is not there');
  return secret;
}

async function write(
  tx: Kysely<Tables>,
  { who }: AuthorContext,
  now: number,
  act: Extract<AuditAct, `secret_${string}`>,
  survey_id: string,
  name: string,
): Promise<void> {
  await writeAudit(tx, now, { act, actor_id: who.user_id, survey_id, detail: name });
}
