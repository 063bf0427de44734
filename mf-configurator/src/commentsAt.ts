import { atom } from 'nanostores';

/** When the comments of a dialog changed last, as the api tells it to everybody who has the dialog open. */
interface CommentsAt {
  readonly survey_id: string;
  /** Milliseconds; null without any. */
  readonly at: number | null;
}

/** The latest word about the open dialog; null before the first. */
export const $commentsAt = atom<CommentsAt | null>(null);
