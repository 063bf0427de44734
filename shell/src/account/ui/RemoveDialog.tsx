import { ApiError, reasonOf, send, useResource } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FaultAlert,
  Skeleton,
  Stack,
  Typography,
} from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { endSession } from '../../session/effects/endSession.ts';
import { PasswordField } from '../../session/ui/PasswordField.tsx';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';

/** Says what deleting the account does to one's dialogs, and does it with the password alone. */
export function RemoveDialog({ onClose }: { readonly onClose: () => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const { state: consequences, reload } = useResource('accountDeletion', {});
  const { register, handleSubmit, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ password }) => {
    setProblem(null);
    try {
      await send('deleteAccount', { password });
      endSession(texts.removed);
    } catch (error) {
      if (error instanceof ApiError && error.field === 'password')
        setError('password', { message: error.msg }, { shouldFocus: true });
      else setProblem(reasonOf(error));
    }
  });

  return (
    <Dialog open onClose={onClose} aria-labelledby="remove-title" fullWidth maxWidth="sm">
      <Box component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ display: 'contents' }}>
        <DialogTitle id="remove-title">{texts.removeTitle}</DialogTitle>
        <DialogContent aria-busy={consequences.kind === 'loading'}>
          <Stack sx={{ gap: 2 }}>
            {consequences.kind === 'loading' && (
              <Skeleton role="progressbar" variant="rounded" height={64} aria-label={texts.removeLoading} />
            )}
            {consequences.kind === 'failed' && <FaultAlert onRetry={reload}>{consequences.reason}</FaultAlert>}
            {consequences.kind === 'loaded' && <Consequences {...consequences.value} />}
            <Problem text={problem} />
            <PasswordField
              field={register('password', { required: texts.passwordMissing })}
              label={texts.removeConfirm}
              error={errors.password?.message}
            />
          </Stack>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', '& > button': { whiteSpace: 'nowrap' } }}>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            type="submit"
            variant="contained"
            color="error"
            loading={isSubmitting}
            disabled={consequences.kind !== 'loaded'}
          >
            {isSubmitting ? texts.removing : texts.removeNow}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}

function Consequences({ dialogs, workspaces }: CallResponse<'accountDeletion'>) {
  if (dialogs.length === 0 && workspaces.length === 0) return <Typography>{texts.removeNoDialogs}</Typography>;
  return (
    <div>
      <Typography>{texts.removeDialogs}</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, overflowWrap: 'anywhere' }}>
        {dialogs.map(({ survey_id, survey_name, handed_to, finished }) => (
          <li key={survey_id}>
            {handed_to === null ? texts.goesAway(survey_name, finished) : texts.handedTo(survey_name, handed_to)}
          </li>
        ))}
        {workspaces.map(({ workspace_id, name, handed_to }) => (
          <li key={workspace_id}>
            {handed_to === null ? texts.workspaceEnds(name) : texts.workspaceHandedTo(name, handed_to)}
          </li>
        ))}
      </Box>
    </div>
  );
}
