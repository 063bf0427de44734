import { ApiError, reasonOf } from '@dialogwerk/shared/clients';
import { Alert, Button, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../forms/EmailField.tsx';
import { emailRules } from '../../forms/rules.ts';
import { loginErrorText } from '../../session/model/loginErrorText.ts';
import { texts } from '../texts.ts';

interface RequestLinkFormProps {
  /** Sends the mail; it succeeds alike whether or not there is such an account. Throws `ApiError`. */
  readonly send: (username: string) => Promise<unknown>;
}

/** Asks for a mail with a link. */
export function RequestLinkForm({ send }: RequestLinkFormProps) {
  const [outcome, setOutcome] = useState<{ readonly severity: 'success' | 'warning'; readonly text: string } | null>(
    null,
  );
  const { register, handleSubmit, formState } = useForm({ defaultValues: { username: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async ({ username }) => {
    setOutcome(null);
    try {
      await send(username);
      setOutcome({ severity: 'success', text: texts.linkSent });
    } catch (error) {
      const isTooOften = error instanceof ApiError && error.code === 'throttle/too-many-attempts';
      setOutcome({ severity: 'warning', text: isTooOften ? loginErrorText(429) : reasonOf(error) });
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      {outcome && (
        <Alert severity={outcome.severity} role={outcome.severity === 'success' ? 'status' : 'alert'}>
          {outcome.text}
        </Alert>
      )}
      <EmailField
        field={register('username', emailRules)}
        label={texts.username}
        autoComplete="username"
        error={errors.username?.message}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? texts.requesting : texts.requestLink}
      </Button>
    </Stack>
  );
}
