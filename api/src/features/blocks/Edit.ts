import type { Block, ChangeOrigin, StoredChange } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { LockedSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** What an edit changed: of a block, or of the settings for null. */
export interface Change extends Pick<StoredChange, 'change' | 'key' | 'old_value' | 'new_value'> {
  readonly block: Pick<Block, 'unique_question_id' | 'short_name' | 'context'> | null;
}

/** An edit under way: no other edit of the dialog runs beside it. */
export interface Edit {
  readonly tx: Kysely<Tables>;
  readonly survey: LockedSurvey;
  /** The revision that the edit makes. */
  readonly revision: number;
  readonly now: number;
  /** Keeps what has changed for the dialog's history. */
  readonly note: (change: Change) => void;
}

/** What an edit did; `changed` false for a repeated one, which makes no new revision. */
export interface Edited<Result> {
  readonly changed: boolean;
  readonly result: Result;
}

/** Who makes an edit, and as part of which step of theirs. */
export interface EditedBy {
  readonly user_id: string;
  readonly step: ChangeOrigin | undefined;
}
