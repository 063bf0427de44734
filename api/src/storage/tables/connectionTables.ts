import type { FeedSettings, WebhookDelivery, WebhookEvent, WebhookFault, Webhook } from '@dialogwerk/shared/contract';
import type { Generated, GeneratedAlways } from 'kysely';

/** The rows about connections to other systems, as Kysely sees them; part of `Tables`. */
export interface ConnectionTables {
  webhooks: {
    survey_id: string;
    webhook_id: string;
    url: string;
    events: WebhookEvent[];
    with_answers: boolean;
    key_id: string;
    sealed: Buffer;
    earlier_key_id: string | null;
    earlier_sealed: Buffer | null;
    earlier_until: Date | null;
    made_by: string | null;
    made_at: Date;
    off_at: Date | null;
    off_why: Exclude<Webhook['state'], 'on'> | null;
    failures: Generated<number>;
    failing_since: Date | null;
    rests_until: Date | null;
    is_slow: Generated<boolean>;
    removed_at: Date | null;
  };
  feeds: {
    survey_id: string;
    feed_id: string;
    with_texts: boolean;
    separator: FeedSettings['separator'];
    content: FeedSettings['content'];
    made_at: Date;
    fetched_at: Date | null;
  };
  webhook_deliveries: {
    survey_id: string;
    delivery_id: string;
    webhook_id: string;
    seq: GeneratedAlways<number>;
    event: WebhookDelivery['event'];
    conversation_id: string | null;
    turn: number | null;
    unique_question_id: string | null;
    nachfrage_id: string | null;
    happened_at: Date;
    tried_until: Date;
    attempts: Generated<number>;
    tried_at: Date | null;
    next_attempt_at: Date | null;
    outcome: Generated<WebhookDelivery['outcome']>;
    status: number | null;
    took_ms: number | null;
    fault: WebhookFault | null;
    response: Generated<string>;
  };
}
