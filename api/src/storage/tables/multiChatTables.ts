import type { Hint, StoryClock } from '@dialogwerk/shared/contract';
import type { ChatsMemory, TriggerRule } from '@dialogwerk/shared/dialog';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A dialog of a published multi-chat. */
export interface PublishedChat {
  readonly survey_id: string;
  readonly revision: number;
}

/** A multi-chat as its authors have it, as somebody asked to publish it, or as it was published. */
export interface ChatsDraft {
  readonly surveys: readonly PublishedChat[];
  readonly rules: readonly TriggerRule[];
  readonly hints: readonly Hint[];
  readonly clock: StoryClock | null;
}

/** A trigger as a row, without what the database adds. */
export interface TriggerRow {
  readonly survey_id: string;
  readonly trigger_id: string;
  readonly unique_question_id: string;
  readonly type: 'waitFor' | 'moveTo' | 'waitAPI';
  readonly init_survey: boolean;
  readonly named_survey_id: string;
  readonly named_question_id: string;
  readonly delay_seconds: number | null;
}

/** A dialog of a multi-chat's draft that was kept, with the training that stood and the one in effect. */
export interface KeptChat extends PublishedChat {
  readonly training: number;
  readonly applied: number | null;
}

/** Multi-chats as authors have them, what respondents get of them, and where these stand (`migrations/031_multi_chats.sql`). */
export interface MultiChatTables {
  dialog_managers: {
    dialog_manager_id: Generated<number>;
    name: string;
    created_at: Generated<Date>;
    deleted_at: Date | null;
    deleted_by: string | null;
    public_id: Generated<string>;
    signal_key: Generated<number>;
    signal_key_made_at: Date | null;
    publication_id: string | null;
    active: Generated<boolean>;
    live_since: Date | null;
    hints: JSONColumnType<Hint[], string | undefined>;
    clock: ColumnType<StoryClock | null, string | null | undefined, string | null>;
  };
  manager_surveys: { survey_id: string; dialog_manager_id: number; order: number };
  triggers: TriggerRow & { dialog_manager_id: number; created_at: Generated<Date> };
  manager_publications: {
    dialog_manager_id: number;
    publication_id: string;
    surveys: JSONColumnType<PublishedChat[]>;
    rules: JSONColumnType<TriggerRule[]>;
    hints: JSONColumnType<Hint[]>;
    clock: ColumnType<StoryClock | null, string | null | undefined, string | null>;
    user_id: string | null;
    note: Generated<string>;
    published_at: Date;
    approval_id: string | null;
  };
  kept_chats: {
    dialog_manager_id: number;
    kept_id: string;
    surveys: JSONColumnType<KeptChat[]>;
    triggers: JSONColumnType<TriggerRow[]>;
    hints: JSONColumnType<Hint[]>;
    clock: ColumnType<StoryClock | null, string | null | undefined, string | null>;
    made: JSONColumnType<string[]>;
    kept_at: Date;
  };
  participations: {
    participation_id: string;
    dialog_manager_id: number;
    publication_id: string;
    user_id_live: string;
    memory: JSONColumnType<ChatsMemory>;
    seq: Generated<number>;
    due_at: Date | null;
    resume_hash: Buffer;
    /** How many entries of each chat were read, by survey id. */
    seen: JSONColumnType<Record<string, number>, string | undefined>;
    started_at: Date;
    last_at: Date;
    finished_at: Generated<Date | null>;
    is_test: Generated<boolean>;
  };
  participation_events: {
    participation_id: string;
    seq: number;
    survey_id: string;
    conversation_id: string;
    turn: number;
    leads: boolean;
    found: JSONColumnType<Record<string, number>>;
  };
  push_subscriptions: {
    participation_id: string;
    endpoint_hash: Buffer;
    endpoint: string;
    p256dh: string;
    auth: string;
    subscribed_at: Date;
    news_seq: Generated<number>;
    news_survey_id: string | null;
    due_at: Date | null;
    tries: Generated<number>;
  };
  signals: { participation_id: string; signal_id: string; content_hash: Buffer; taken_at: Date };
}
