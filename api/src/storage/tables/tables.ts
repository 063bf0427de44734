import type {
  AuditAct,
  BlockOf,
  BlockType,
  ChatState,
  DialogEntry,
  FixMessages,
  ImportReport,
  QualityFlag,
  ReportedFault,
  ReportedMeasure,
  ScaleTemplate,
  Script,
  Section,
  StoredChange,
  StoredValue,
  SurveyConfig,
  WorkKind,
} from '@dialogwerk/shared/contract';
import type { ApiRequest, ConversationState, EngineEvent, SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { ColumnType, Generated, GeneratedAlways, JSONColumnType } from 'kysely';
import type { KeptSettings } from '../surveys/KeptSettings.ts';
import type { ApprovalTables } from './approvalTables.ts';
import type { BrandKitTables } from './brandKitTables.ts';
import type { ConnectionTables } from './connectionTables.ts';
import type { ConsentTables } from './consentTables.ts';
import type { DashboardTables } from './dashboardTables.ts';
import type { InviteeTables } from './inviteeTables.ts';
import type { AccountTables } from './accountTables.ts';
import type { MediaTables } from './mediaTables.ts';
import type { ModelTables } from './modelTables.ts';
import type { ResultTables } from './resultTables.ts';
import type { MultiChatTables } from './multiChatTables.ts';
import type { StudyTables } from './studyTables.ts';
import type { TrainingTables } from './trainingTables.ts';
import type { WorkspaceTables } from './workspaceTables.ts';

/** A block without its order, which has a column of its own because inserting a block moves those after it. */
export type BlockDefinition = { [T in BlockType]: Omit<BlockOf<T>, 'order'> }[BlockType];

/** What happened in a turn after the first; a response with the request that it answers, to know it again. */
export type StoredEvent =
  /** `set` in tests alone. */
  | Extract<EngineEvent, { kind: 'reply' | 'set' | 'language' }>
  | (Extract<EngineEvent, { kind: 'response' }> & { readonly request: ApiRequest })
  /** `call`: which task it is the outcome of (`callHash`). */
  | (Extract<EngineEvent, { kind: 'model' }> & { readonly call: string });

/** The rows of `migrations/*.sql`, as Kysely sees them. */
export interface Tables
  extends
    AccountTables,
    ApprovalTables,
    BrandKitTables,
    ConnectionTables,
    ConsentTables,
    DashboardTables,
    InviteeTables,
    MediaTables,
    ModelTables,
    ResultTables,
    StudyTables,
    TrainingTables,
    MultiChatTables,
    WorkspaceTables {
  installation: { name: string; value: string };
  token_families: {
    family_id: string;
    kind: 'author' | 'respondent';
    subject_id: string;
    revoked_at: Date | null;
    created_at: Generated<Date>;
    device: Generated<string>;
    last_used_at: Generated<Date>;
  };
  refresh_tokens: {
    token_hash: Buffer;
    family_id: string;
    successor_hash: Buffer | null;
    replaced: Generated<boolean>;
    expires_at: Date;
  };
  login_failures: { key: Buffer; failures: number; last_at: Date };
  rate_limits: { key: Buffer; whole_at: Date };
  module_tabs: {
    tab: string;
    module: string;
    version: string;
    composition: string;
    seen_at: Date;
    reporter: string | null;
  };
  module_reports: {
    report_id: Generated<number>;
    at: Date;
    tab: string;
    reporter: string | null;
    module: string;
    version: string;
    kind: ReportedFault | ReportedMeasure;
    ms: number | null;
    bytes: number | null;
    name: Generated<string>;
    place: Generated<string>;
  };
  mails: {
    mail_id: string;
    kind: string;
    recipient: string | null;
    data: JSONColumnType<object>;
    attempts: Generated<number>;
    created_at: Date;
    next_attempt_at: Date;
    sent_at: Date | null;
    failed_at: Date | null;
    reason: Generated<string>;
  };
  work_attempts: {
    kind: WorkKind;
    work: string;
    survey_id: string;
    begun: number;
    begun_at: Date;
    put_aside_at: Date | null;
  };
  audit: {
    audit_id: Generated<number>;
    at: Date;
    act: AuditAct;
    actor_id: string | null;
    target_id: string | null;
    survey_id: string | null;
    detail: Generated<string>;
    source: string | null;
  };
  surveys: {
    survey_id: string;
    survey_id_int: Generated<number>;
    survey_name: string;
    active: Generated<boolean>;
    live_since: Date | null;
    settings: JSONColumnType<Omit<SurveyConfig, 'survey_name'> & FixMessages>;
    templ_options: JSONColumnType<ScaleTemplate[]>;
    sections: JSONColumnType<Section[], string | undefined>;
    revision: Generated<number>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
    deleted_at: Date | null;
    deleted_by: string | null;
    publication_id: string | null;
    files_told_at: Date | null;
    training_revision: Generated<number>;
    training_applied: number | null;
    shipped_revision: number | null;
    has_quotas: Generated<boolean>;
    has_webhooks: Generated<boolean>;
    four_eyes: Generated<boolean>;
    /** Null: its owner's own. */
    workspace_id: string | null;
  };
  publications: {
    survey_id: string;
    publication_id: string;
    revision: number;
    user_id: string | null;
    note: Generated<string>;
    published_at: Date;
    approval_id: string | null;
  };
  secrets: {
    survey_id: string;
    name: string;
    key_id: string;
    sealed: Buffer;
    hosts: string[];
    set_by: string | null;
    set_at: Date;
    deleted_at: Date | null;
  };
  blocks: {
    survey_id: string;
    unique_question_id: string;
    order: number;
    definition: JSONColumnType<BlockDefinition>;
    deleted_at: Date | null;
    changed_revision: Generated<number>;
  };
  changes: {
    survey_id: string;
    step: string;
    unique_question_id: Generated<string>;
    key: string;
    revision: number;
    user_id: string | null;
    client: string;
    type: StoredChange['type'];
    change: StoredChange['change'];
    old_value: ColumnType<unknown, string | null, string | null>;
    new_value: ColumnType<unknown, string | null, string | null>;
    question_name: string;
    changed_at: Date;
    undone_at: Date | null;
  };
  import_reports: {
    survey_id: string;
    file_name: string;
    imported_at: Date;
    report: JSONColumnType<ImportReport>;
  };
  author_presence: { survey_id: string; client: string; user_id: string; seen_at: Date };
  revisions: {
    survey_id: string;
    revision: number;
    snapshot: JSONColumnType<SurveySnapshot>;
    settings: ColumnType<KeptSettings | null, string | null, string | null>;
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
    led: Generated<boolean>;
    turn: Generated<number>;
    started_at: Generated<Date>;
    finished_at: Date | null;
    receipt_hash: Buffer | null;
    waiting_since: Date | null;
    publication_id: string | null;
    last_at: Generated<Date>;
    composition: string | null;
    device: 'phone' | 'tablet' | 'desktop' | null;
    flags: QualityFlag[] | null;
    likeness: Buffer | null;
    anonymised_at: Date | null;
    participation_id: string | null;
    came_with: JSONColumnType<Record<string, string>> | null;
    /** Of the state. */
    screened: GeneratedAlways<boolean>;
    /** Of the state: the one that it is in; null for its dialog's main one. */
    language: GeneratedAlways<string | null>;
  };
  scripted_tests: {
    survey_id: string;
    test_id: string;
    name: string;
    script: JSONColumnType<Omit<Script, 'name'>>;
    created_at: Date;
    created_by: string | null;
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
    asked_again: Generated<boolean>;
    way: string[] | null;
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
    took_ms: number | null;
    turn: number | null;
  };
  hand_overs: {
    survey_id: string;
    conversation_id: string;
    code_hash: Buffer;
    expires_at: Date;
    used_at: Date | null;
  };
}
