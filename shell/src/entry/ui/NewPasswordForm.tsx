import { ApiError, knownDevice, reasonOf, send } from '@dialogwerk/shared/clients';
import { Button, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { Problem } from '../../forms/Problem.tsx';
import { NewPasswordField, newPasswordRules } from '../../session/ui/NewPasswordField.tsx';
import { texts } from '../texts.ts';

interface NewPasswordFormProps {
  readonly token: string;
  readonly onSaved: (username: string) => void;
  readonly onInvalidLink: () => void;
}

/** The new password behind the link of a reset mail. */
export function NewPasswordForm({ token, onSaved, onInvalidLink }: NewPasswordFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, control, formState, setError } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const typed = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async ({ password }) => {
    setRefusal(null);
    try {
      const { username, device } = await send('resetPassword', { token, password });
      knownDevice.keep(device);
      onSaved(username);
    } catch (error) {
      const { field, code } = error instanceof ApiError ? error : { field: undefined, code: null };
      if (field === 'password') setError('password', { message: reasonOf(error) }, { shouldFocus: true });
      else if (code === 'link/invalid') onInvalidLink();
      else setRefusal(reasonOf(error));
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <Problem text={refusal} />
      <NewPasswordField
        field={register('password', newPasswordRules)}
        label={texts.newPassword}
        password={typed}
        error={errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? texts.saving : texts.savePassword}
      </Button>
    </Stack>
  );
}
