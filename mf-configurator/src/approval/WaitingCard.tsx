import type { Approval } from '@dialogwerk/shared/contract';
import { Alert, Box, Button, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import type { ApprovalActs, ApprovalState } from './ApprovalWay.ts';
import { DecideForm } from './DecideForm.tsx';
import { approvalTexts as texts } from './texts.ts';

interface WaitingCardProps {
  readonly approval: Approval;
  readonly state: ApprovalState;
  readonly acts: ApprovalActs;
  /** The reader's own id. */
  readonly own: string | null;
  /** What has changed is not all saved yet. */
  readonly isUnsaved: boolean;
  /** What would change. */
  readonly children: ReactNode;
}

/** A wish that waits: to who asked, how it stands; to whoever may decide, what it is about and the two answers. */
export function WaitingCard({ approval, state, acts, own, isUnsaved, children }: WaitingCardProps) {
  const heading = useId();
  const { moment } = useDates();
  const { asked_by, asked_at, asked, note, goes_live } = approval;
  const isOwn = asked_by !== null && asked_by.user_id === own;
  const { behind } = state;
  const askAnew = { note, asked: asked.map(({ user_id }) => user_id), goes_live, instead_of: approval.approval_id };
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ p: 2, border: 1, borderColor: 'primary.main', borderRadius: 2, overflowWrap: 'anywhere' }}
    >
      <Stack sx={{ gap: 1.5 }}>
        <Typography id={heading} variant="h4" sx={{ fontSize: '1rem', fontWeight: 650 }}>
          {isOwn ? texts.waitingOwn : texts.waiting(asked_by?.name ?? texts.somebody)}
        </Typography>
        <Typography variant="body2">
          {texts.since(moment(asked_at))}{' '}
          {asked.length === 0 ? texts.toAll : texts.to(asked.map(({ name }) => name).join(', '))}{' '}
          {goes_live && texts.willGoLive}
        </Typography>
        {note !== '' && (
          <Typography
            variant="body2"
            sx={{
              whiteSpace: 'pre-wrap',
              pl: 1.5,
              borderLeft: 3,
              borderColor: 'divider',
              maxHeight: 200,
              overflowY: 'auto',
            }}
          >
            {note}
          </Typography>
        )}
        {behind > 0 && (
          <Alert severity="info" role="note">
            {isOwn ? texts.behindOwn(behind) : texts.behind(behind)}
          </Alert>
        )}
        {isOwn && state.others.length === 0 && (
          <Alert severity="warning" role="note">
            {texts.nobody}
          </Alert>
        )}
        {children}
        {isOwn && (
          <>
            <Typography variant="body2" color="textSecondary">
              {texts.otherDecides}
            </Typography>
            <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
              {behind > 0 && (
                <Button variant="contained" loading={acts.isBusy || isUnsaved} onClick={() => void acts.ask(askAnew)}>
                  {texts.askAnew}
                </Button>
              )}
              <Button disabled={acts.isBusy} onClick={() => void acts.withdraw(approval)}>
                {texts.withdraw}
              </Button>
            </Stack>
          </>
        )}
        {!isOwn && state.may_approve && <DecideForm key={approval.approval_id} approval={approval} acts={acts} />}
        {!isOwn && !state.may_approve && (
          <Typography variant="body2" color="textSecondary">
            {texts.mayNot}
          </Typography>
        )}
      </Stack>
    </Box>
  );
}
