import { atom } from 'nanostores';

interface ManagerOfSurvey {
  readonly survey_id: string;
  readonly manager: number;
  /** Further multi-chats that the dialog belongs to. */
  readonly further: readonly number[];
}

/** The multi-chat that the open dialog belongs to; null while it is not known and for a dialog of none. */
export const $managerOfSurvey = atom<ManagerOfSurvey | null>(null);
