import { WEBHOOK_LIMITS } from '@dialogwerk/shared/contract';
import type { WebhookSettings } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import type { Tables } from '../../storage/tables/tables.ts';
import type { WebhookId, WebhookSecrets } from '../../webhooks/createWebhookSecrets.ts';
import { markHasWebhooks } from '../../webhooks/markHasWebhooks.ts';

interface Maker {
  readonly user_id: string;
  readonly secrets: WebhookSecrets;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** Refuses one more than a dialog may have. In the transaction that has locked the survey. */
export async function refuseMore(tx: Kysely<Tables>, { survey_id, webhook_id }: WebhookId): Promise<void> {
  const others = await tx
    .selectFrom('webhooks')
    .select('webhook_id')
    .where('survey_id', '=', survey_id)
    .where('webhook_id', '!=', webhook_id)
    .where('removed_at', 'is', null)
    .execute();
  if (others.length >= WEBHOOK_LIMITS.most) throw new CallError('webhook/too-many');
}

/**
 * Stores a new webhook, or the same once more with another secret where its maker has repeated the call; gives the secret. 404 where the id is another's, or
 * was taken away. In the transaction that has locked the survey.
 */
export async function storeWebhook(
  tx: Kysely<Tables>,
  id: WebhookId,
  { url, events, with_answers }: WebhookSettings,
  { user_id, secrets, now }: Maker,
): Promise<string> {
  await refuseMore(tx, id);
  const { secret, kept } = secrets.make(id);
  const set = { url, events: [...new Set(events)], with_answers };
  const stored = await tx
    .insertInto('webhooks')
    .values({ ...id, ...set, ...kept, made_by: user_id, made_at: new Date(now) })
    .onConflict((conflict) =>
      conflict
        .columns(['survey_id', 'webhook_id'])
        .doUpdateSet({ ...set, ...kept })
        .where('webhooks.made_by', '=', user_id)
        .where('webhooks.removed_at', 'is', null),
    )
    .returning('webhook_id')
    .executeTakeFirst();
  if (!stored) throw new CallError('webhook/unknown');
  await markHasWebhooks(tx, id.survey_id);
  return secret;
}
