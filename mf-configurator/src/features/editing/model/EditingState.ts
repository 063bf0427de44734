import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Command } from './Command.ts';
import { emptyHistory } from './History.ts';
import type { History } from './History.ts';

/** A dialog while it is edited. */
export interface EditingState {
  /** As the api has it. */
  readonly confirmed: SurveyData;
  readonly revision: number;
  /** Applied here, on the way to the api; the first one may be under way. */
  readonly pending: readonly Command[];
  /** Taken back because the api was out of reach; applied again on request or with the next change. */
  readonly takenBack: readonly Command[];
  readonly history: History;
  /** What the author sees: `confirmed` with `pending` applied. */
  readonly survey: SurveyData;
}

export type SaveStatus = 'saved' | 'saving' | 'not-saved';

export function newEditing(survey: SurveyData, revision: number): EditingState {
  return { confirmed: survey, revision, pending: [], takenBack: [], history: emptyHistory, survey };
}

export function saveStatus({ pending, takenBack }: EditingState): SaveStatus {
  if (takenBack.length > 0) return 'not-saved';
  return pending.length > 0 ? 'saving' : 'saved';
}
