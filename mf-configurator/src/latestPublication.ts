import { atom } from 'nanostores';

/** What respondents of a dialog get, as the api tells it to everybody who has the dialog open. */
interface LatestPublication {
  readonly survey_id: string;
  /** null: never published. */
  readonly publication_id: string | null;
}

/** The latest word about the open dialog; null before the first. */
export const $latestPublication = atom<LatestPublication | null>(null);
