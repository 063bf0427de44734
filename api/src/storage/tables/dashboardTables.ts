import type { FixMessages, RoleName, SurveyConfig, SurveyPicture } from '@dialogwerk/shared/contract';
import type { SurveySnapshot } from '@dialogwerk/shared/dialog';
import type { Generated, JSONColumnType } from 'kysely';

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
  };
  named_versions: {
    survey_id: string;
    version_id: string;
    name: string;
    revision: number;
    snapshot: JSONColumnType<SurveySnapshot>;
    settings: JSONColumnType<SurveyConfig & FixMessages>;
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
  };
  comment_mentions: { survey_id: string; comment_id: string; user_id: string; created_at: Date };
  folders: { folder_id: string; user_id: string; name: string };
  survey_pictures: { survey_id: string; revision: number; picture: JSONColumnType<Omit<SurveyPicture, 'survey_id'>> };
}
