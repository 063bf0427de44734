import { useStore } from '@nanostores/react';
import { $session } from '@dialogwerk/shared/state';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  dialogHeight,
  FormControlLabel,
  List,
  Skeleton,
  Switch,
  Typography,
} from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { canChange } from '../model/Team.ts';
import { teamChanges } from '../teamChanges.ts';
import { texts } from '../texts.ts';
import { InviteForm } from './InviteForm.tsx';
import { TeamMember } from './TeamMember.tsx';
import { useTeam } from './useTeam.ts';

interface TeamDialogProps {
  readonly surveyId: string;
  readonly onClose: () => void;
}

/** Who works on a dialog, and who may change that (spec §4 to §6, sizes of spec §9). */
export function TeamDialog({ surveyId, onClose }: TeamDialogProps) {
  const ownName = useStore($session)?.username ?? null;
  const { team, managerId } = useTeam(surveyId, onClose);
  const [wholeMultichat, setWholeMultichat] = useState(true);
  const changes = teamChanges({ surveyId, managerId, wholeMultichat });

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="team-title"
      slotProps={{ paper: { sx: { width: 450, maxHeight: `min(80vh, ${dialogHeight})`, m: { xs: 1.5, sm: 4 } } } }}
    >
      <DialogTitle id="team-title">{texts.title}</DialogTitle>
      <DialogContent aria-busy={team === null}>
        {team === null && <Skeleton role="progressbar" variant="rounded" height={132} aria-label={texts.loading} />}
        {team?.members.length === 0 && <Typography>{texts.empty}</Typography>}
        {team !== null && team.members.length > 0 && (
          <List
            disablePadding
            aria-label={texts.members}
            tabIndex={0}
            sx={{ maxHeight: '40vh', overflowY: 'auto', pr: 0.5 }}
          >
            {team.members.map((member) => (
              <TeamMember
                key={member.name}
                member={member}
                isOwn={member.name === ownName}
                canChange={canChange(team, member, ownName)}
                onRole={(role) => void changes.setRole(member, role)}
                onResend={() => void changes.resend(member)}
                onRemove={() => void changes.remove(member)}
              />
            ))}
          </List>
        )}
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
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
