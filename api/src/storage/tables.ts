import type {
  BlockOf,
  BlockType,
  ChatState,
  DialogEntry,
  FixMessages,
  MediaKind,
  RoleName,
  ScaleTemplate,
  StoredValue,
  SurveyConfig,
} from '@dialogwerk/shared/contract';
import type { ApiRequest, ConversationState, EngineEvent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** A block without its order, which has a column of its own because inserting a block moves those after it. */
export type BlockDefinition = { [T in BlockType]: Omit<BlockOf<T>, 'order'> }[BlockType];

/** What happened in a turn after the first; a response with the request that it answers, to know it again. */
export type StoredEvent =
  | Extract<EngineEvent, { kind: 'reply' }>
  | (Extract<EngineEvent, { kind: 'response' }> & { readonly request: ApiRequest });

/** What a dialog's own file is for. */
export type MediaPurpose = 'logo' | 'avatar' | 'background' | 'block';

/** The rows of `migrations/*.sql`, as Kysely sees them. */
export interface Tables {
  installation: { name: string; value: string };
  accounts: {
    user_id: string;
    username: string;
    first_name: string | null;
    last_name: string | null;
    password_hash: string;
    admin: Generated<boolean>;
    created_at: Generated<Date>;
  };
  token_families: {
    family_id: string;
    kind: 'author' | 'respondent';
    subject_id: string;
    revoked_at: Date | null;
    created_at: Generated<Date>;
  };
  refresh_tokens: {
    token_hash: Buffer;
    family_id: string;
    successor_hash: Buffer | null;
    replaced: Generated<boolean>;
    expires_at: Date;
  };
  login_failures: { key: Buffer; failures: number; last_at: Date };
  surveys: {
    survey_id: string;
    survey_id_int: Generated<number>;
    survey_name: string;
    active: Generated<boolean>;
    settings: JSONColumnType<Omit<SurveyConfig, 'survey_name'> & FixMessages>;
    templ_options: JSONColumnType<ScaleTemplate[]>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
  };
  members: { survey_id: string; user_id: string; role: RoleName; created_at: Generated<Date> };
  blocks: {
    survey_id: string;
    unique_question_id: string;
    order: number;
    definition: JSONColumnType<BlockDefinition>;
    deleted_at: Date | null;
  };
  revisions: {
    survey_id: string;
    revision: number;
    snapshot: JSONColumnType<SurveySnapshot>;
    created_at: Generated<Date>;
  };
  live_users: {
    user_id_live: string;
    username_live: string;
    account_id: string | null;
    created_at: Generated<Date>;
  };
  conversations: {
    survey_id: string;
    conversation_id: string;
    user_id_live: string;
    revision: number;
    is_live: boolean;
    state: JSONColumnType<ConversationState>;
    turn: Generated<number>;
    started_at: Generated<Date>;
    finished_at: Date | null;
    receipt_hash: Buffer | null;
    waiting_since: Date | null;
  };
  turns: {
    survey_id: string;
    conversation_id: string;
    turn: number;
    turn_id: string;
    entries: JSONColumnType<DialogEntry[]>;
    outcome: JSONColumnType<Pick<ChatState, 'question' | 'waiting' | 'finished' | 'progress'>>;
    created_at: Generated<Date>;
    event: ColumnType<StoredEvent | null, string | null, string | null>;
    withdrawn_at: Date | null;
  };
  answers: {
    survey_id: string;
    conversation_id: string;
    unique_question_id: string;
    nachfrage_id: Generated<string>;
    value: ColumnType<StoredValue, string | null, string | null>;
    revision: number;
    answered_at: Generated<Date>;
    withdrawn_at: Date | null;
    withdrawn_turn: Generated<number>;
  };
  media: {
    survey_id: string;
    media_id: string;
    filename_db: string;
    purpose: MediaPurpose | 'reply';
    conversation_id: string | null;
    unique_question_id: string | null;
    kind: MediaKind;
    type: string;
    size: number | null;
    original_name: string;
    created_at: Date;
    deleted_at: Date | null;
  };
  deletion_counts: { survey_id: string; deleted: number };
  dialog_managers: { dialog_manager_id: Generated<number>; name: string; created_at: Generated<Date> };
  manager_surveys: { survey_id: string; dialog_manager_id: number; order: number };
}
