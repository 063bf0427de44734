import { Checkbox, FormControlLabel, Stack, Typography } from '@dialogwerk/shared/ui';
import { useController } from 'react-hook-form';
import type { Control } from 'react-hook-form';
import { FormField } from '../../FormField.ts';
import { readDays } from './readDays.ts';
import type { RetentionDraft } from './readDays.ts';
import { retentionTexts as texts } from './texts.ts';

interface DaysFieldProps {
  readonly control: Control<RetentionDraft>;
  readonly name: keyof RetentionDraft;
  readonly label: string;
  readonly help: string;
  readonly isReadOnly: boolean;
}

/** Whether something is done to old conversations, and after how many days. */
export function DaysField({ control, name, label, help, isReadOnly }: DaysFieldProps) {
  const { field } = useController({ control, name: `${name}.isOn` });
  const { value: isOn, ref, ...box } = field;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={<Checkbox {...box} checked={isOn} disabled={isReadOnly} slotProps={{ input: { ref } }} />}
        label={label}
      />
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      {isOn && (
        <FormField
          control={control}
          name={`${name}.typed`}
          rules={{ validate: (typed) => readDays({ isOn, typed }) !== undefined || texts.badDays }}
          size="small"
          label={texts.days}
          disabled={isReadOnly}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `${label}: ${texts.days}` } }}
          sx={{ width: 260, maxWidth: 1 }}
        />
      )}
    </Stack>
  );
}
