import { ApiError, send } from '@dialogwerk/shared/clients';
import type { Account } from '@dialogwerk/shared/contract';
import { Button, Stack, Typography, useDates } from '@dialogwerk/shared/ui';
import { useForm, useWatch } from 'react-hook-form';
import { leftInForm } from '../../forms/leftInForm.ts';
import { NewPasswordField, newPasswordRules } from '../../session/ui/NewPasswordField.tsx';
import { PasswordField } from '../../session/ui/PasswordField.tsx';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

const empty = { password: '', new_password: '' };

/** A new password in place of the old one. */
export function PasswordSection({ account }: { readonly account: Account }) {
  const { moment } = useDates();
  const { problem, save } = useSaving();
  const { register, handleSubmit, control, formState, setError, getValues, reset } = useForm({
    defaultValues: empty,
  });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'new_password' });

  const submit = handleSubmit(async (request) => {
    const isChanged = await save(
      () => send('changePassword', request),
      texts.passwordChanged,
      (error) => {
        if (!(error instanceof ApiError)) return false;
        if (error.field !== 'password' && error.field !== 'new_password') return false;
        setError(error.field, { message: error.msg }, { shouldFocus: true });
        return true;
      },
    );
    if (isChanged) reset(leftInForm(request, getValues(), empty), { keepDefaultValues: true });
  });

  return (
    <Section title={texts.password} help={texts.passwordHelp}>
      <Typography variant="body2" color="textSecondary">
        {texts.passwordSince(moment(account.password_changed_at))}
      </Typography>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 2, width: '100%', maxWidth: 420, alignItems: 'flex-start' }}
      >
        <Problem text={problem} />
        {/* For password managers, which else would not know whose password this is. */}
        <input type="text" autoComplete="username" value={account.username} readOnly hidden />
        <PasswordField
          field={register('password', { required: texts.passwordMissing })}
          label={texts.currentPassword}
          error={errors.password?.message}
        />
        <NewPasswordField
          field={register('new_password', newPasswordRules)}
          label={texts.newPassword}
          password={typed}
          error={errors.new_password?.message}
        />
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {texts.changePassword}
        </Button>
      </Stack>
    </Section>
  );
}
