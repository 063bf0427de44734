import type { LibraryFile, MediaKind } from '@dialogwerk/shared/contract';
import type { Generated } from 'kysely';

/** What a dialog's own file is for. */
export type MediaPurpose = 'logo' | 'avatar' | 'background' | 'block' | 'card';

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
    /** The file of the library that it is a copy of, and which content of it. */
    library_file_id: string | null;
    library_version: number | null;
    /** How long it plays; null where it does not say. */
    seconds: number | null;
  };
  library_files: {
    file_id: string;
    workspace_id: string;
    filename_db: string;
    name: string;
    kind: LibraryFile['kind'];
    type: string;
    size: number | null;
    reserved: Generated<number>;
    width: number | null;
    height: number | null;
    seconds: number | null;
    alt_text: Generated<string>;
    hash: Buffer | null;
    version: Generated<number>;
    created_by: string | null;
    created_at: Date;
    replaced_at: Date | null;
    deleted_at: Date | null;
  };
  media_variants: {
    variant_db: string;
    filename_db: string;
    /** Width and format of a picture, or 'poster'. */
    what: string;
    size: number | null;
    width: number | null;
    height: number | null;
    created_at: Date;
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
