import { send } from '@dialogwerk/shared/clients';
import { Button, Stack, TextField } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { FormField } from '../../forms/FormField.ts';
import { Problem } from '../../forms/Problem.tsx';
import { nameFields } from '../../forms/rules.ts';
import { takeSession } from '../../session/effects/takeSession.ts';
import { NewPasswordField, newPasswordRules } from '../../session/ui/NewPasswordField.tsx';
import { registrationError } from '../model/registrationError.ts';
import { texts } from '../texts.ts';

interface RegistrationFormProps {
  /** Fixed by the link. */
  readonly username: string;
  readonly magicLink: string;
  readonly onRegistered: () => void;
}

/** Name and password for the account that a link invites to. */
export function RegistrationForm({ username, magicLink, onRegistered }: RegistrationFormProps) {
  const [refusal, setRefusal] = useState<string | null>(null);
  const { register, handleSubmit, control, formState, setFocus } = useForm({
    defaultValues: { firstName: '', lastName: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const password = useWatch({ control, name: 'password' });

  const submit = handleSubmit(async (given) => {
    setRefusal(null);
    try {
      const [firstName, lastName] = [given.firstName.trim(), given.lastName.trim()];
      const request = { ...given, firstName, lastName, username, magic_link: magicLink };
      const { user_id, token, refresh_token, device } = await send('magicLinkRegistration', request);
      const user = { username, firstName, lastName, user_id, admin: false };
      if (takeSession(user, { token, refresh_token, device })) onRegistered();
    } catch (error) {
      setRefusal(registrationError(error));
      setFocus('password');
    }
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 2.5 }}>
      <Problem text={refusal} />
      <TextField
        label={texts.username}
        value={username}
        helperText={texts.fixedUsername}
        slotProps={{ htmlInput: { readOnly: true, autoComplete: 'username' } }}
        fullWidth
      />
      <FormField control={control} name="firstName" {...nameFields.first} />
      <FormField control={control} name="lastName" {...nameFields.last} />
      <NewPasswordField
        field={register('password', newPasswordRules)}
        password={password}
        error={errors.password?.message}
      />
      <Button type="submit" variant="contained" size="large" loading={isSubmitting} loadingPosition="start">
        {isSubmitting ? texts.registering : texts.register}
      </Button>
    </Stack>
  );
}
