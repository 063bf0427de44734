import { FormControlLabel, Switch, Typography } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { teamChanges } from '../teamChanges.ts';
import { texts } from '../texts.ts';
import { InviteForm } from './InviteForm.tsx';
import { People } from './People.tsx';
import { TeamFrame } from './TeamFrame.tsx';
import { useTeam } from './useTeam.ts';
import { WorkspacePlace } from './WorkspacePlace.tsx';

interface TeamDialogProps {
  readonly surveyId: string;
  readonly onClose: () => void;
}

/** Who works on a dialog, and who may change that (spec §4 to §6, sizes of spec §9). */
export function TeamDialog({ surveyId, onClose }: TeamDialogProps) {
  const { team, managerId } = useTeam(surveyId, onClose);
  const [wholeMultichat, setWholeMultichat] = useState(true);
  const changes = teamChanges({ surveyId, managerId, wholeMultichat });

  return (
    <TeamFrame isWaiting={team === null} onClose={onClose}>
      {team?.members.length === 0 && <Typography>{texts.empty}</Typography>}
      {team !== null && team.members.length > 0 && <People team={team} changes={changes} maxHeight="40vh" />}
      {team?.mayManage === true && managerId !== null && (
        <FormControlLabel
          control={<Switch checked={wholeMultichat} onChange={(_, isChecked) => setWholeMultichat(isChecked)} />}
          label={texts.wholeMultichat}
          sx={{ mt: 1.5, alignItems: 'center' }}
        />
      )}
      {team?.mayManage === true && <InviteForm onInvite={changes.invite} />}
      {team?.mayManage === false && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.readOnly}
        </Typography>
      )}
      {team && <WorkspacePlace surveyId={surveyId} workspace={team.workspace} mayManage={team.mayManage} />}
    </TeamFrame>
  );
}
