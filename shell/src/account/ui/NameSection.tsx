import type { Account } from '@dialogwerk/shared/contract';
import { Button, Stack } from '@dialogwerk/shared/ui';
import { useForm } from 'react-hook-form';
import { FormField } from '../../forms/FormField.ts';
import { nameFields } from '../../forms/rules.ts';
import { texts } from '../texts.ts';
import { updateAccount } from '../updateAccount.ts';
import { Problem } from '../../forms/Problem.tsx';
import { Section } from './Section.tsx';
import { useSaving } from './useSaving.ts';

/** First and last name. */
export function NameSection({ account }: { readonly account: Account }) {
  const { firstName, lastName } = account;
  const { problem, save } = useSaving();
  const { control, handleSubmit, formState } = useForm({
    values: { firstName: firstName ?? '', lastName: lastName ?? '' },
  });
  const { isDirty, isSubmitting } = formState;
  const submit = handleSubmit(async (names) => {
    const given = { firstName: names.firstName.trim(), lastName: names.lastName.trim() };
    await save(() => updateAccount(given), texts.nameSaved);
  });
  return (
    <Section title={texts.profile} help={texts.profileHelp}>
      <Stack
        component="form"
        noValidate
        onSubmit={(event) => void submit(event)}
        sx={{ gap: 2, width: '100%', alignItems: 'flex-start' }}
      >
        <Problem text={problem} />
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, width: '100%' }}>
          <FormField control={control} name="firstName" {...nameFields.first} />
          <FormField control={control} name="lastName" {...nameFields.last} />
        </Stack>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          {texts.save}
        </Button>
      </Stack>
    </Section>
  );
}
