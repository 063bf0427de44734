import { reasonOf } from '@dialogwerk/shared/clients';
import { Alert, Button, Stack } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { EmailField } from '../../forms/EmailField.tsx';
import { leftInForm } from '../../forms/leftInForm.ts';
import { emailRules } from '../../forms/rules.ts';
import { texts } from '../texts.ts';

const empty = { address: '' };

interface AddressFormProps {
  readonly label: string;
  readonly submitLabel: string;
  /** Throws `ApiError`. */
  readonly onSubmit: (address: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** One e-mail address and what is to be done with it. */
export function AddressForm({ label, submitLabel, onSubmit, onCancel }: AddressFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, getValues, reset } = useForm({ defaultValues: empty });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(async (sent) => {
    setProblem(null);
    try {
      await onSubmit(sent.address);
      reset(leftInForm(sent, getValues(), empty), { keepDefaultValues: true });
    } catch (error) {
      setProblem(reasonOf(error));
    }
  });
  return (
    <Stack component="form" noValidate onSubmit={(event) => void submit(event)} sx={{ gap: 1, width: '100%' }}>
      {problem !== null && (
        <Alert severity="warning" role="alert">
          {problem}
        </Alert>
      )}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <EmailField
          field={register('address', emailRules)}
          size="small"
          autoComplete="off"
          label={label}
          error={errors.address?.message}
          sx={{ flex: '1 1 220px', maxWidth: 420, bgcolor: 'background.paper' }}
        />
        <Button type="submit" variant="contained" loading={isSubmitting}>
          {submitLabel}
        </Button>
        {onCancel && <Button onClick={onCancel}>{texts.cancel}</Button>}
      </Stack>
    </Stack>
  );
}
