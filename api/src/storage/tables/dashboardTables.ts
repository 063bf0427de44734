import type { RoleName, SurveyPicture } from '@dialogwerk/shared/contract';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Generated, JSONColumnType } from 'kysely';
import type { KeptSettings } from '../surveys/KeptSettings.ts';

/** The rows of what authors are in dialogs, how they keep them and what they say about them, and of what their lists show. */
export interface DashboardTables {
  members: {
    survey_id: string;
    user_id: string;
    role: RoleName;
    created_at: Generated<Date>;
    folder_id: string | null;
    tags: Generated<string[]>;
    archived_at: Date | null;
    /** The workspace that gives them a role here, too; null for who is in the team by themselves alone. */
    by_workspace: string | null;
    /** What they were given in this dialog, where a workspace gives them a role, too; null for nothing. Else that is `role`. */
    own_role: RoleName | null;
  };
  named_versions: {
    survey_id: string;
    version_id: string;
    name: string;
    revision: number;
    snapshot: JSONColumnType<SurveySnapshot>;
    settings: JSONColumnType<KeptSettings>;
    user_id: string | null;
    created_at: Date;
    deleted_at: Date | null;
  };
  comments: {
    survey_id: string;
    comment_id: string;
    thread_id: string;
    unique_question_id: string;
    user_id: string | null;
    text: string;
    created_at: Date;
    edited_at: Date | null;
    deleted_at: Date | null;
    resolved_at: Date | null;
    resolved_by: string | null;
    changed_at: Date;
    suggested_part: string | null;
    suggested_before: string | null;
    suggested_after: string | null;
    accepted: boolean | null;
    decided_at: Date | null;
    decided_by: string | null;
  };
  comment_mentions: {
    survey_id: string;
    comment_id: string;
    user_id: string;
    created_at: Date;
    mailed_at: Date | null;
    seen_at: Date | null;
  };
  check_counts: { survey_id: string; revision: number; findings: number; checked_at: Date };
  folders: { folder_id: string; user_id: string; name: string };
  survey_pictures: { survey_id: string; revision: number; picture: JSONColumnType<Omit<SurveyPicture, 'survey_id'>> };
  unpublished_counts: { survey_id: string; revision: number; publication_id: string; changes: number };
}
