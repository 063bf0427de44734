import { ApiError, send } from '@dialogwerk/shared/clients';
import { API_KEY_LIMITS, apiScopes } from '@dialogwerk/shared/contract';
import type { ApiScope } from '@dialogwerk/shared/contract';
import {
  Box,
  Button,
  Checkbox,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@dialogwerk/shared/ui';
import { useEffect, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { PasswordField } from '../../session/ui/PasswordField.tsx';
import { texts } from '../texts.ts';
import { Problem } from '../../forms/Problem.tsx';
import { useSaving } from './useSaving.ts';

const DAY_MS = 24 * 60 * 60_000;
/** In days; 0 for a key that does not run out. */
const choices = [30, 90, 365, 0] as const;
const empty = { name: '', days: '90', password: '' };

const endIn = (days: string): number | null => (days === '0' ? null : Date.now() + Number(days) * DAY_MS);

interface NewKeyFormProps {
  readonly onMade: (secret: string) => void;
  readonly onCancel: () => void;
}

/** What a new key is for, what it may do and how long. The password, so that a stolen session leaves no key behind. */
export function NewKeyForm({ onMade, onCancel }: NewKeyFormProps) {
  const scopesId = useId();
  // The same when the call is repeated.
  const [key_id] = useState(() => crypto.randomUUID());
  const [scopes, setScopes] = useState<readonly ApiScope[]>([]);
  const [isMissing, setMissing] = useState(false);
  const { problem, save } = useSaving();
  const { register, handleSubmit, formState, setError, setFocus } = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  // Because the button that opened it is gone.
  useEffect(() => setFocus('name'), [setFocus]);
  const { ref: nameRef, ...name } = register('name', {
    validate: (typed) => typed.trim() !== '' || texts.keyNameMissing,
  });
  const { ref: daysRef, ...days } = register('days');

  const submit = handleSubmit(async (typed) => {
    if (scopes.length === 0) return setMissing(true);
    const wanted = {
      key_id,
      name: typed.name,
      scopes: [...scopes],
      ends_at: endIn(typed.days),
      password: typed.password,
    };
    await save(
      async () => onMade((await send('createApiKey', wanted)).secret),
      null,
      (error) => {
        const isField = error instanceof ApiError && error.field === 'password';
        if (isField) setError('password', { message: error.msg }, { shouldFocus: true });
        return isField;
      },
    );
  });

  return (
    <Stack
      component="form"
      noValidate
      onSubmit={(event) => void submit(event)}
      sx={{ gap: 2, width: '100%', maxWidth: 420, alignItems: 'flex-start' }}
    >
      <Problem text={problem} />
      <TextField
        {...name}
        inputRef={nameRef}
        fullWidth
        label={texts.keyName}
        error={errors.name !== undefined}
        helperText={errors.name?.message ?? texts.keyNameHelp}
        slotProps={{ htmlInput: { maxLength: API_KEY_LIMITS.name } }}
      />
      <Box role="group" aria-labelledby={scopesId}>
        <Typography id={scopesId} sx={{ fontWeight: 600 }}>
          {texts.keyScopes}
        </Typography>
        <Stack>
          {apiScopes.map((scope) => (
            <FormControlLabel
              key={scope}
              label={texts.scopes[scope]}
              control={
                <Checkbox
                  checked={scopes.includes(scope)}
                  onChange={({ target }) => {
                    setMissing(false);
                    setScopes(apiScopes.filter((one) => (one === scope ? target.checked : scopes.includes(one))));
                  }}
                />
              }
            />
          ))}
        </Stack>
        <FormHelperText error role="alert">
          {isMissing ? texts.keyScopeMissing : ''}
        </FormHelperText>
      </Box>
      <TextField {...days} inputRef={daysRef} select fullWidth label={texts.keyEnds} defaultValue={empty.days}>
        {choices.map((choice) => (
          <MenuItem key={choice} value={String(choice)}>
            {texts.keyEndChoices[choice]}
          </MenuItem>
        ))}
      </TextField>
      <PasswordField
        field={register('password', { required: texts.passwordMissing })}
        label={texts.removeConfirm}
        error={errors.password?.message}
      />
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {texts.makeKey}
        </Button>
        <Button color="inherit" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </Stack>
    </Stack>
  );
}
