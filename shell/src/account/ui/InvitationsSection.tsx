import { send, useResource } from '@dialogwerk/shared/clients';
import type { Invitation } from '@dialogwerk/shared/contract';
import { Button, List, ListItem, ListItemText, Stack, useDates } from '@dialogwerk/shared/ui';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** Invitations that wait for an answer; nothing while there are none. */
export function InvitationsSection() {
  const { moment } = useDates();
  const { isSaving, problem, save } = useSaving();
  const { state } = useResource('invitations', {});
  if (state.kind !== 'loaded' || state.value.invitations.length === 0) return null;

  const answer = async ({ survey_id, survey_name }: Invitation, accept: boolean): Promise<void> => {
    const said = accept ? texts.accepted(survey_name) : texts.declined(survey_name);
    await save(() => send('answerInvitation', { survey_id, accept }), said);
  };
  return (
    <Section title={texts.invitations} help={texts.invitationsHelp}>
      <Problem text={problem} />
      <List disablePadding aria-label={texts.invitations} sx={{ width: '100%' }}>
        {state.value.invitations.map((invitation) => (
          <ListItem key={invitation.survey_id} disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              primary={texts.invitation(invitation.survey_name, invitation.role)}
              secondary={texts.invitedBy(invitation.invited_by ?? texts.somebody, moment(invitation.created_at))}
              sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}
            />
            <Stack direction="row" sx={{ gap: 1 }}>
              <Button disabled={isSaving} onClick={() => void answer(invitation, false)}>
                {texts.decline}
              </Button>
              <Button variant="contained" disabled={isSaving} onClick={() => void answer(invitation, true)}>
                {texts.accept}
              </Button>
            </Stack>
          </ListItem>
        ))}
      </List>
    </Section>
  );
}
