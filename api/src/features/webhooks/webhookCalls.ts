import type { AuditAct } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { AuthorContext, Handler, Handlers } from '../../calls/handler.ts';
import { CallError } from '../../errors/CallError.ts';
import { mayShare } from '../../policies/mayShare.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import { REMOVED_KEPT_MS } from '../../webhooks/clearDeliveries.ts';
import { markHasWebhooks } from '../../webhooks/markHasWebhooks.ts';
import { switchOff } from '../../webhooks/settleDelivery.ts';
import { messageCalls } from './messageCalls.ts';
import { readWebhook, readWebhooks } from './readWebhooks.ts';
import { refuseMore, storeWebhook } from './storeWebhook.ts';

/** How long the secret before signs beside a new one. */
const OVERLAP_MS = 24 * 60 * 60_000;

const webhooks: Handler<'webhooks'> = async (input, { services, who }) => {
  const { survey_id } = await mayShare({ services, who }, input.survey_id);
  return { webhooks: await readWebhooks(services.db, survey_id, services.now()) };
};

const createWebhook: Handler<'createWebhook'> = async ({ webhook_id, ...input }, context) => {
  const { survey_id } = await mayShare(context, input.survey_id);
  refusePlain(context, input.url);
  const { webhookSecrets: secrets, now } = context.services;
  return locked(context, survey_id, async (tx) => {
    const id = { survey_id, webhook_id };
    const secret = await storeWebhook(tx, id, input, { user_id: context.who.user_id, secrets, now: now() });
    await write(tx, context, 'webhook_set', survey_id, new URL(input.url).host);
    return { webhook: await readWebhook(tx, id, now()), secret };
  });
};

const setWebhook: Handler<'setWebhook'> = async ({ webhook_id, is_on, ...input }, context) => {
  const { survey_id } = await mayShare(context, input.survey_id);
  refusePlain(context, input.url);
  const now = context.services.now();
  return locked(context, survey_id, async (tx) => {
    const id = { survey_id, webhook_id };
    const before = await readWebhook(tx, id, now);
    const set = { url: input.url, events: [...new Set(input.events)], with_answers: input.with_answers };
    // Begun anew: another address owes nothing to what the one before has failed at.
    const anew = { off_at: null, off_why: null, failures: 0, failing_since: null, rests_until: null, is_slow: false };
    const isBegunAnew = is_on && (before.state !== 'on' || before.url !== input.url);
    await tx
      .updateTable('webhooks')
      .set({ ...set, ...(isBegunAnew ? anew : {}) })
      .where('survey_id', '=', survey_id)
      .where('webhook_id', '=', webhook_id)
      .execute();
    if (!is_on && before.state === 'on') await switchOff(tx, id, 'off', now);
    await markHasWebhooks(tx, survey_id);
    await write(tx, context, 'webhook_set', survey_id, new URL(input.url).host);
    return { webhook: await readWebhook(tx, id, now) };
  });
};

const renewWebhookSecret: Handler<'renewWebhookSecret'> = async ({ webhook_id, ...input }, context) => {
  const { survey_id } = await mayShare(context, input.survey_id);
  const { webhookSecrets, now } = context.services;
  return locked(context, survey_id, async (tx) => {
    const id = { survey_id, webhook_id };
    await readWebhook(tx, id, now());
    const { secret, kept } = webhookSecrets.make(id);
    await tx
      .updateTable('webhooks')
      .set({
        earlier_key_id: sql.ref('key_id'),
        earlier_sealed: sql.ref('sealed'),
        earlier_until: new Date(now() + OVERLAP_MS),
        ...kept,
      })
      .where('survey_id', '=', survey_id)
      .where('webhook_id', '=', webhook_id)
      .execute();
    await write(tx, context, 'webhook_secret_renewed', survey_id, webhook_id);
    return { webhook: await readWebhook(tx, id, now()), secret };
  });
};

/** Told nothing more at once, and forgotten an hour later with its log. */
const removeWebhook: Handler<'removeWebhook'> = async ({ webhook_id, is_removed, ...input }, context) => {
  const { survey_id } = await mayShare(context, input.survey_id);
  const now = context.services.now();
  return locked(context, survey_id, async (tx) => {
    const id = { survey_id, webhook_id };
    if (!is_removed) await refuseMore(tx, id);
    const { numUpdatedRows } = await tx
      .updateTable('webhooks')
      .set({ removed_at: is_removed ? new Date(now) : null })
      .where('survey_id', '=', survey_id)
      .where('webhook_id', '=', webhook_id)
      .where((row) => row.or([row('removed_at', 'is', null), row('removed_at', '>', new Date(now - REMOVED_KEPT_MS))]))
      .executeTakeFirstOrThrow();
    if (numUpdatedRows === 0n) throw new CallError('webhook/unknown');
    await markHasWebhooks(tx, survey_id);
    await write(tx, context, is_removed ? 'webhook_removed' : 'webhook_restored', survey_id, webhook_id);
    return { msg: 'success' };
  });
};

/** Whom a dialog tells what happens in its conversations: Besitzer and Voller Zugriff see and set it. */
export const webhookCalls = {
  webhooks,
  createWebhook,
  setWebhook,
  renewWebhookSecret,
  removeWebhook,
  ...messageCalls,
} satisfies Partial<Handlers>;

function refusePlain({ services }: Pick<AuthorContext, 'services'>, url: string): void {
  if (!services.webhookSender.takes(url)) throw new CallError('webhook/https');
}

/** Locked, so that two at once cannot go beyond the limit. */
function locked<Result>(
  { services }: Pick<AuthorContext, 'services'>,
  survey_id: string,
  work: (tx: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  return inTransaction(services.db, async (tx) => {
    if (!(await lockSurvey(tx, survey_id))) throw new CallError('survey/unknown');
    return work(tx);
  });
}

async function write(
  tx: Kysely<Tables>,
  { services, who }: AuthorContext,
  act: Extract<AuditAct, `webhook_${string}`>,
  survey_id: string,
  detail: string,
): Promise<void> {
  await writeAudit(tx, services.now(), { act, actor_id: who.user_id, survey_id, detail });
}
