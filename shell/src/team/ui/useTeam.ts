import { mapState, useResource } from '@dialogwerk/shared/clients';
import { useEffect, useEffectEvent } from 'react';
import { showCallFault } from '../../frame/effects/showCallFault.ts';
import type { Team } from '../model/Team.ts';

/**
 * The team of a dialog (spec §4, §8). A failed load raises the error dialog and closes this one; a failed lookup of the multi-chat
 * only raises it.
 */
export function useTeam(surveyId: string, onClose: () => void) {
  const isKnown = surveyId !== '';
  const { state, reload } = useResource('dialogPermissions', isKnown ? { survey_id: surveyId } : null, {
    onFailed(error) {
      onClose();
      showCallFault(error);
    },
  });
  // What another part of the screen could not load is asked for again, so that it is said here, too.
  const askAgain = useEffectEvent(() => {
    if (state.kind === 'failed') reload();
  });
  useEffect(() => askAgain(), []);
  const status = useResource('findDialogmanagerStatus', isKnown ? { id: surveyId } : null, { onFailed: showCallFault });
  useEffect(() => {
    // Spec §8: without a survey_id the permission load closes the dialog.
    if (!isKnown) onClose();
  }, [isKnown, onClose]);
  const team = mapState(state, ({ roles_current_survey_id, sharing_permission, workspace }): Team => ({
    members: roles_current_survey_id,
    mayManage: sharing_permission === 1,
    workspace,
  }));
  return {
    team: team.kind === 'loaded' ? team.value : null,
    managerId: status.state.kind === 'loaded' ? status.state.value.connected_status.dialog_manager_id : null,
  };
}
