import type { TriggerKind } from '@dialogwerk/shared/dialog';
import { Box, FormHelperText, Stack, TextField } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { delayUnits } from '../model/delays.ts';
import type { Delay } from '../model/delays.ts';
import { texts } from '../texts.ts';

interface DelayFieldProps {
  readonly kind: TriggerKind;
  readonly delay: Delay;
  readonly onChange: (delay: Delay) => void;
}

/** How much later a trigger acts, or how long nobody may have replied. */
export function DelayField({ kind, delay, onChange }: DelayFieldProps) {
  const hint = useId();
  return (
    <Box>
      <Stack direction="row" sx={{ gap: 1 }}>
        <TextField
          label={texts.delay[kind]}
          value={delay.amount}
          onChange={({ target }) => onChange({ ...delay, amount: target.value })}
          slotProps={{ htmlInput: { inputMode: 'numeric', 'aria-describedby': hint }, inputLabel: { shrink: true } }}
          sx={{ flex: 1 }}
        />
        <TextField
          select
          label={texts.delayUnit}
          value={delay.unit}
          onChange={({ target }) =>
            onChange({ ...delay, unit: delayUnits.find(({ id }) => id === target.value)?.id ?? delay.unit })
          }
          slotProps={{ select: { native: true } }}
          sx={{ minWidth: 130 }}
        >
          {delayUnits.toReversed().map(({ id, many }) => (
            <option key={id} value={id}>
              {many}
            </option>
          ))}
        </TextField>
      </Stack>
      <FormHelperText id={hint}>{texts.delayHint[kind]}</FormHelperText>
    </Box>
  );
}
