import { mdiAccountPlusOutline } from '@mdi/js';
import { Button, Icon, MenuItem, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { Controller, useForm } from 'react-hook-form';
import { EmailField } from '../../forms/EmailField.tsx';
import { leftInForm } from '../../forms/leftInForm.ts';
import { emailRules } from '../../forms/rules.ts';
import { givenRoles } from '../model/Team.ts';
import type { GivenRole } from '../model/Team.ts';
import { texts } from '../texts.ts';

interface Invitation {
  readonly name: string;
  readonly role: GivenRole | '';
}

const empty: Invitation = { name: '', role: '' };

interface InviteFormProps {
  /** Tells whether it succeeded. */
  readonly onInvite: (name: string, role: GivenRole) => Promise<boolean>;
}

/** The invite form of spec §5: it cannot be sent while it is invalid, and the name is trimmed. */
export function InviteForm({ onInvite }: InviteFormProps) {
  const { register, control, handleSubmit, formState, getValues, reset } = useForm<Invitation>({
    mode: 'onTouched',
    defaultValues: empty,
  });
  const { errors, isValid, isSubmitting } = formState;
  const submit = handleSubmit(async (sent) => {
    if (sent.role === '' || !(await onInvite(sent.name, sent.role))) return;
    const now = getValues();
    // Because the role, though the same, is that of the next person once another address stands beside it.
    reset(now.name === sent.name ? leftInForm(sent, now, empty) : now, { keepDefaultValues: true });
  });

  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 1.5, mt: 2.5 }}>
      <Typography variant="h3" component="h3">
        {texts.inviteTitle}
      </Typography>
      <EmailField
        field={register('name', emailRules)}
        size="small"
        label={texts.email}
        autoComplete="off"
        error={errors.name?.message}
      />
      <Controller
        name="role"
        control={control}
        rules={{ required: texts.roleMissing }}
        render={({ field: { ref: roleRef, ...field } }) => (
          <TextField
            {...field}
            inputRef={roleRef}
            select
            size="small"
            label={texts.role}
            error={errors.role !== undefined}
            helperText={errors.role?.message}
            fullWidth
          >
            {givenRoles.map((role) => (
              <MenuItem key={role} value={role}>
                {role}
              </MenuItem>
            ))}
          </TextField>
        )}
      />
      <Button
        type="submit"
        variant="contained"
        disabled={!isValid}
        loading={isSubmitting}
        loadingPosition="start"
        startIcon={<Icon path={mdiAccountPlusOutline} />}
      >
        {isSubmitting ? texts.inviting : texts.invite}
      </Button>
    </Stack>
  );
}
