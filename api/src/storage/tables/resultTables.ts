import type { ExportWish, PersonalKind, ReportEntry, StoredValue } from '@dialogwerk/shared/contract';
import type { StoredContract } from '@dialogwerk/shared/dialog';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The rows about what came of dialogs, as Kysely sees them; part of `Tables`. */
export interface ResultTables {
  feedback: {
    survey_id: string;
    conversation_id: string;
    feedback_id: string;
    rating: number | null;
    text: string;
    unique_question_id: string | null;
    created_at: Date;
  };
  codes: {
    survey_id: string;
    code_id: string;
    unique_question_id: string;
    part: string;
    name: string;
    description: Generated<string>;
    colour: number;
    created_at: Date;
    deleted_at: Generated<Date | null>;
  };
  codings: { survey_id: string; conversation_id: string; code_id: string; coder: string; answered_at: Date };
  data_contracts: { survey_id: string; contract: JSONColumnType<StoredContract> };
  draw_sequences: { survey_id: string; unique_question_id: string; arms: string; stratum: string; drawn: number };
  draws: {
    survey_id: string;
    conversation_id: string;
    unique_question_id: string;
    arms: string;
    stratum: string;
    place: number;
  };
  earlier_answers: {
    survey_id: string;
    conversation_id: string;
    unique_question_id: string;
    nachfrage_id: string;
    turn: number;
    nth: number;
    value: ColumnType<StoredValue, string | null, string | null>;
    revision: number;
    answered_at: Date;
  };
  deletion_counts: { survey_id: string; deleted: number };
  exports: {
    survey_id: string;
    export_id: string;
    user_id: string | null;
    wanted: JSONColumnType<ExportWish>;
    file_name: string;
    total: number;
    written: Generated<number>;
    state: Generated<'ready' | 'running' | 'done' | 'cancelled' | 'failed'>;
    created_at: Date;
    ended_at: Date | null;
  };
  public_names: {
    name: string;
    survey_id: string | null;
    dialog_manager_id: number | null;
    in_use: boolean;
    given_at: Date;
  };
  link_parameters: { survey_id: string; name: string; place: number; removed_at: Date | null };
  segments: { survey_id: string; segment_id: string; name: string; filter: string; created_at: Date };
  figure_links: {
    survey_id: string;
    link_id: string;
    name: string;
    filter: string;
    password_hash: string | null;
    ends_at: Date;
    created_at: Date;
    created_by: string | null;
    revoked_at: Generated<Date | null>;
    least_group: Generated<number | null>;
    report_id: Generated<string | null>;
  };
  result_reports: {
    survey_id: string;
    report_id: string;
    name: string;
    filter: string;
    entries: JSONColumnType<ReportEntry[]>;
    version: number;
    changed_at: Date;
    deleted_at: Date | null;
  };
  conversation_notes: {
    survey_id: string;
    conversation_id: string;
    note_id: string;
    user_id: string | null;
    text: string;
    created_at: Date;
  };
  retention: {
    survey_id: string;
    delete_after: number | null;
    anonymise_after: number | null;
    set_at: Date;
    set_by: string | null;
  };
  personal_words: {
    survey_id: string;
    words: string;
    kind: PersonalKind | null;
    conversation_id: string;
    decided_at: Date;
  };
  group_checks: { survey_id: string; columns: string[]; least: number };
  conversation_tags: { survey_id: string; conversation_id: string; tag: string };
}
