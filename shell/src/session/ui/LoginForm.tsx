import { useStore } from '@nanostores/react';
import { ApiError } from '@dialogwerk/shared/clients';
import { Alert, Button, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../forms/EmailField.tsx';
import { signIn } from '../effects/signIn.ts';
import { loginErrorText } from '../model/loginErrorText.ts';
import { $globalError } from '../state/globalError.ts';
import { texts } from '../texts.ts';
import { PasswordField } from './PasswordField.tsx';

interface LoginFormProps {
  readonly username?: string;
  /** Shown as a warning until the form is sent, beside the reason of a logout. */
  readonly hint?: string | undefined;
  readonly onSignedIn?: () => void;
}

/** Name and password; what goes wrong is a warning above the fields, by spec §8. */
export function LoginForm({ username = '', hint, onSignedIn }: LoginFormProps) {
  const globalError = useStore($globalError);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, formState, setFocus } = useForm({ defaultValues: { username, password: '' } });
  const { errors, isSubmitting } = formState;
  const warning = refusal ?? globalError ?? hint;

  const submit = handleSubmit(async (credentials) => {
    setRefusal(null);
    try {
      if (await signIn(credentials)) onSignedIn?.();
    } catch (error) {
      setRefusal(loginErrorText(error instanceof ApiError ? error.status : 0));
      setFocus('password');
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      {warning !== undefined && (
        <Alert severity="warning" role="alert">
          {warning}
        </Alert>
      )}
      <EmailField
        field={register('username', { required: texts.usernameMissing, setValueAs: (value: string) => value.trim() })}
        label={texts.username}
        autoComplete="username"
        error={errors.username?.message}
      />
      <PasswordField
        field={register('password', { required: texts.passwordMissing })}
        error={errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? texts.submitting : texts.submit}
      </Button>
    </Stack>
  );
}
