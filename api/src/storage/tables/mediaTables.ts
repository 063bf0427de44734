import type { MediaKind } from '@dialogwerk/shared/contract';
import type { Generated } from 'kysely';

/** What a dialog's own file is for. */
export type MediaPurpose = 'logo' | 'avatar' | 'background' | 'block';

/** The rows about files, as Kysely sees them; part of `Tables`. */
export interface MediaTables {
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
    reserved: Generated<number>;
    original_name: string;
    created_at: Date;
    deleted_at: Date | null;
    is_bare: Generated<boolean>;
  };
  avatars: {
    filename: string;
    user_id: string;
    type: string;
    size: number | null;
    created_at: Date;
    is_bare: Generated<boolean>;
  };
}
