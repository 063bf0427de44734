import { useStore } from '@nanostores/react';
import { authorClient } from '@dialogwerk/shared/clients';
import type { SharingMember } from '@dialogwerk/shared/contract';
import { $session } from '@dialogwerk/shared/state';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  Skeleton,
  Typography,
} from '@dialogwerk/shared/ui';
import { useEffect, useState } from 'react';
import { showCallFault } from '../effects/showCallFault.ts';
import { texts } from '../texts.ts';
import { TeamMember } from './TeamMember.tsx';

interface TeamDialogProps {
  readonly surveyId: string;
  readonly onClose: () => void;
}

/** Who works on a dialog (spec §6, sizes of spec §9). A failed load raises the error dialog and closes this one. */
export function TeamDialog({ surveyId, onClose }: TeamDialogProps) {
  const session = useStore($session);
  const [members, setMembers] = useState<readonly SharingMember[] | null>(null);

  useEffect(() => {
    const leaving = new AbortController();
    authorClient.call('dialogPermissions', { survey_id: surveyId }, { signal: leaving.signal }).then(
      (answer) => setMembers(answer.roles_current_survey_id),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        onClose();
        showCallFault(error);
      },
    );
    return () => leaving.abort();
  }, [surveyId, onClose]);

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby="team-title"
      slotProps={{ paper: { sx: { width: 450, maxHeight: '80vh' } } }}
    >
      <DialogTitle id="team-title">{texts.teamTitle}</DialogTitle>
      <DialogContent aria-busy={members === null}>
        {members === null && <Skeleton height={56} aria-label={texts.teamLoading} />}
        {members?.length === 0 && <Typography>{texts.teamEmpty}</Typography>}
        {members !== null && members.length > 0 && (
          <List disablePadding sx={{ maxHeight: '40vh', overflowY: 'auto' }}>
            {members.map((member) => (
              <TeamMember key={member.name} member={member} isOwn={member.name === session?.username} />
            ))}
          </List>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          {texts.teamLater}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{texts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
