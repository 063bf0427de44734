import type { Generated, JSONColumnType } from 'kysely';
import type { ChatsDraft } from './multiChatTables.ts';

/** The rows of approvals before publishing (`migrations/119_approvals.sql`), as Kysely sees them; part of `Tables`. */
export interface ApprovalTables {
  approvals: {
    approval_id: string;
    survey_id: string | null;
    dialog_manager_id: number | null;
    wants: 'publication' | 'off';
    revision: number | null;
    chats: JSONColumnType<ChatsDraft> | null;
    publication_id: string | null;
    goes_live: boolean;
    renewed: Generated<string[]>;
    note: string;
    asked: Generated<string[]>;
    user_id: string | null;
    asked_at: Date;
    state: Generated<'waiting' | 'approved' | 'declined' | 'withdrawn' | 'lapsed'>;
    decided_by: string | null;
    decided_at: Date | null;
    reason: Generated<string>;
  };
}
