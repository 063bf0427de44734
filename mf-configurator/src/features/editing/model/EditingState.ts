import type { Block, SurveyData } from '@dialogwerk/shared/contract';
import type { Conflict } from './Conflict.ts';
import { emptyHistory } from './History.ts';
import type { History } from './History.ts';
import type { PendingCommand } from './PendingCommand.ts';

export interface GoneBlock {
  readonly block: Block;
  readonly by: string | null;
}

/** A dialog while it is edited. */
export interface EditingState {
  /** The name of this window in the stored history. */
  readonly client: string;
  /** As the api has it. */
  readonly confirmed: SurveyData;
  /** The revision of `confirmed`. */
  readonly revision: number;
  /** The newest revision that is known of; greater while another author's changes have not been read yet. */
  readonly newest: number;
  /** Applied here, on the way to the api; the first one may be under way. */
  readonly pending: readonly PendingCommand[];
  /** Taken back because the api was out of reach; applied again on request or with the next change. */
  readonly deferred: readonly PendingCommand[];
  readonly conflicts: readonly Conflict[];
  /** Blocks that others have deleted while they were open here, to know them again when words for them still come. */
  readonly gone: readonly GoneBlock[];
  readonly history: History;
  /** How many steps were made, to name the next one. */
  readonly made: number;
  /** What the author sees: `confirmed` with their side of the conflicts and `pending` applied. */
  readonly survey: SurveyData;
}

export type SaveStatus = 'saved' | 'saving' | 'not-saved' | 'conflict';

export function newEditing(survey: SurveyData, revision: number, client = 'window'): EditingState {
  return {
    client,
    confirmed: survey,
    revision,
    newest: revision,
    pending: [],
    deferred: [],
    conflicts: [],
    gone: [],
    history: emptyHistory,
    made: 0,
    survey,
  };
}

export function saveStatus({ pending, deferred, conflicts }: EditingState): SaveStatus {
  if (deferred.length > 0) return 'not-saved';
  if (conflicts.length > 0) return 'conflict';
  return pending.length > 0 ? 'saving' : 'saved';
}
