import { fetchOnce, reasonOf, send } from '@dialogwerk/shared/clients';
import type { CallRequest, ReleasedPart } from '@dialogwerk/shared/contract';
import { useDates } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { FormField } from '../../forms/FormField.ts';
import { partName } from '../partName.ts';
import { texts } from '../texts.ts';
import { RowForm } from './RowForm.tsx';

interface TrialFormProps {
  readonly part: ReleasedPart;
  /** The trial runs from now on. */
  readonly onBegun: () => void;
  readonly onCancel: () => void;
}

/** Which version is tried, by what share of the browsers and by which accounts. */
export function TrialForm({ part: { id, current, versions }, onBegun, onCancel }: TrialFormProps) {
  const { moment } = useDates();
  const [problem, setProblem] = useState<string | null>(null);
  const { control, handleSubmit, formState } = useForm({
    defaultValues: { version: '', percent: '5', accounts: '' },
  });
  const submit = handleSubmit(async ({ version, percent, accounts }) => {
    setProblem(null);
    try {
      const { users, unknown } = await accountsOf(accounts);
      if (unknown.length > 0) return setProblem(texts.noAccounts(unknown));
      const trial: CallRequest<'changeRelease'> = { id, act: 'try', share: Number(percent) / 100, users };
      await send('changeRelease', version === '' ? trial : { ...trial, version });
      onBegun();
    } catch (error) {
      setProblem(reasonOf(error));
    }
  });
  return (
    <RowForm
      name={texts.actOf(texts.releaseActs.try, partName(id))}
      problem={problem}
      hint={texts.trialHint}
      act={texts.releaseActs.try}
      isSending={formState.isSubmitting}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <FormField
        control={control}
        name="version"
        select
        size="small"
        label={texts.trialVersion}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
      >
        <option value="">{texts.newestBuilt}</option>
        {versions
          .filter(({ version }) => version !== current)
          .map(({ version, at, is_bad }) => (
            <option key={version} value={version}>
              {texts.versionOf(version, moment(at), is_bad)}
            </option>
          ))}
      </FormField>
      <FormField
        control={control}
        name="percent"
        rules={{ validate: (text) => isPercent(text) || texts.noPercent }}
        size="small"
        type="number"
        label={texts.trialShare}
      />
      <FormField
        control={control}
        name="accounts"
        size="small"
        label={texts.trialAccounts}
        hint={texts.trialAddresses}
      />
    </RowForm>
  );
}

const isPercent = (text: string): boolean => /^\d{1,3}$/.test(text) && Number(text) <= 100;

/** The ids of accounts whose addresses are written down, parted by commas or blanks, and the addresses that nobody has. Throws `ApiError`. */
async function accountsOf(text: string): Promise<{ readonly users: string[]; readonly unknown: string[] }> {
  const addresses = [...new Set(text.toLowerCase().split(/[\s,;]+/))].filter((address) => address !== '');
  const found = await Promise.all(
    addresses.map(async (address) => {
      const { users } = await fetchOnce('adminUsers', { search: address });
      return users.find(({ username }) => username.toLowerCase() === address)?.user_id ?? null;
    }),
  );
  return {
    users: found.filter((user) => user !== null),
    unknown: addresses.filter((_, index) => found[index] === null),
  };
}
