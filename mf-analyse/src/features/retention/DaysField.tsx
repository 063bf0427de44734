import { Checkbox, FormControlLabel, Stack, TextField, Typography } from '@dialogwerk/shared/ui';
import { readDays } from './readDays.ts';
import type { DaysDraft } from './readDays.ts';
import { retentionTexts as texts } from './texts.ts';

interface DaysFieldProps {
  readonly label: string;
  readonly help: string;
  readonly draft: DaysDraft;
  readonly isReadOnly: boolean;
  readonly onChange: (draft: DaysDraft) => void;
}

/** Whether something is done to old conversations, and after how many days. */
export function DaysField({ label, help, draft, isReadOnly, onChange }: DaysFieldProps) {
  const isWrong = readDays(draft) === undefined;
  return (
    <Stack sx={{ gap: 1.5, alignItems: 'flex-start' }}>
      <FormControlLabel
        control={
          <Checkbox
            checked={draft.isOn}
            disabled={isReadOnly}
            onChange={({ target }) => onChange({ ...draft, isOn: target.checked })}
          />
        }
        label={label}
      />
      <Typography variant="body2" color="textSecondary">
        {help}
      </Typography>
      {draft.isOn && (
        <TextField
          size="small"
          label={texts.days}
          value={draft.typed}
          disabled={isReadOnly}
          error={isWrong}
          helperText={isWrong && texts.badDays}
          onChange={({ target }) => onChange({ ...draft, typed: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-label': `${label}: ${texts.days}` } }}
          sx={{ width: 260, maxWidth: 1 }}
        />
      )}
    </Stack>
  );
}
