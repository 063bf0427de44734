import { ApiError, patch, send } from '@dialogwerk/shared/clients';
import type { Account } from '@dialogwerk/shared/contract';
import { Alert, Box, Button, Chip, Stack } from '@dialogwerk/shared/ui';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../forms/EmailField.tsx';
import { leftInForm } from '../../forms/leftInForm.ts';
import { emailRules } from '../../forms/rules.ts';
import { PasswordField } from '../../session/ui/PasswordField.tsx';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

const empty = { username: '', password: '' };

/** The address, whether it is confirmed, and the way to another one. */
export function EmailSection({ account }: { readonly account: Account }) {
  const { username, email_validated, pending_email } = account;
  const resending = useSaving();
  const changing = useSaving();
  const { register, handleSubmit, formState, setError, getValues, reset } = useForm({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;

  const submit = handleSubmit(async (request) => {
    const isAsked = await changing.save(
      () => send('changeEmail', request, { answered: (now) => [patch('account', {}, () => now)] }),
      texts.emailAsked(request.username),
      (error) => {
        const isField = error instanceof ApiError && error.field === 'password';
        if (isField) setError('password', { message: error.msg }, { shouldFocus: true });
        return isField;
      },
    );
    if (isAsked) reset(leftInForm(request, getValues(), empty), { keepDefaultValues: true });
  });

  return (
    <Section title={texts.email} help={texts.emailHelp}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{username}</Box>
        <Chip
          size="small"
          color={email_validated ? 'success' : 'info'}
          label={email_validated ? texts.validated : texts.notValidated}
        />
      </Stack>
      {pending_email !== null && (
        <Alert severity="info" sx={{ alignSelf: 'stretch', overflowWrap: 'anywhere' }}>
          {texts.pendingEmail(pending_email)}
        </Alert>
      )}
      {(!email_validated || pending_email !== null) && (
        <>
          <Problem text={resending.problem} />
          <Button
            variant="outlined"
            loading={resending.isSaving}
            onClick={() => void resending.save(() => send('requestEmailValidation', {}), texts.validationSent)}
          >
            {texts.resendValidation}
          </Button>
        </>
      )}
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 2, width: '100%', maxWidth: 420, alignItems: 'flex-start' }}
      >
        <Problem text={changing.problem} />
        <EmailField
          field={register('username', emailRules)}
          label={texts.newEmail}
          autoComplete="off"
          error={errors.username?.message}
        />
        <PasswordField
          field={register('password', { required: texts.passwordMissing })}
          label={texts.currentPassword}
          error={errors.password?.message}
        />
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {texts.changeEmail}
        </Button>
      </Stack>
    </Section>
  );
}
