import type { SurveyData } from '@dialogwerk/shared/contract';
import { isSame } from '../../../model/isSame.ts';
import { applyCommand } from './applyCommand.ts';
import { openConflicts, withOwnVersions } from './Conflict.ts';
import type { EditingState } from './EditingState.ts';
import type { PendingCommand } from './PendingCommand.ts';

/** The state with what its author sees worked out; the object on screen stays when it says the same, so that nothing is drawn anew. */
export function shown(state: EditingState): EditingState {
  const conflicts = openConflicts(state.confirmed, state.conflicts);
  const survey = state.pending.reduce(
    (result: SurveyData, { command }: PendingCommand) => applyCommand(result, command),
    withOwnVersions(state.confirmed, conflicts),
  );
  return { ...state, conflicts, survey: isSame(survey, state.survey) ? state.survey : survey };
}
