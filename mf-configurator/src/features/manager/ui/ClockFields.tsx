import type { StoryClock } from '@dialogwerk/shared/contract';
import { storyTime } from '@dialogwerk/shared/dialog';
import { Box, FormControlLabel, Stack, Switch, TextField, Typography } from '@dialogwerk/shared/ui';
import { useId, useState } from 'react';
import { hintTexts as texts } from '../hintTexts.ts';

interface ClockFieldsProps {
  readonly clock: StoryClock | null;
  readonly onChange: (clock: StoryClock | null) => void;
}

/** Nine in the morning, and half an hour for each hint. */
const usual: StoryClock = { starts: 9 * 60, step: 30 };
const MOST_MINUTES = 600;

/** Whether the story has a time of its own, when it begins and how it goes on. Each field is taken when it is left. */
export function ClockFields({ clock, onChange }: ClockFieldsProps) {
  const titleId = useId();
  const [step, setStep] = useState(String(clock?.step ?? usual.step));
  const [starts, setStarts] = useState(inputTime(clock ?? usual));
  const take = (): void => {
    const [hours = Number.NaN, minutes = Number.NaN] = starts.split(':').map(Number);
    const next = { starts: hours * 60 + minutes, step: Number(step) };
    const fits =
      Number.isInteger(next.starts) && Number.isInteger(next.step) && next.step >= 1 && next.step <= MOST_MINUTES;
    if (!clock || !fits || (next.starts === clock.starts && next.step === clock.step)) return;
    onChange(next);
  };
  return (
    <Box component="section" aria-labelledby={titleId}>
      <Typography id={titleId} component="h3" sx={{ fontWeight: 650 }}>
        {texts.clock}
      </Typography>
      <FormControlLabel
        control={<Switch checked={clock !== null} onChange={(_event, on) => onChange(on ? usual : null)} />}
        label={texts.clockOn}
      />
      <Typography variant="body2" color="textSecondary">
        {texts.clockHelp}
      </Typography>
      {clock && (
        <Stack direction="row" sx={{ gap: 2, mt: 1.5 }} onBlur={take}>
          <TextField
            type="time"
            size="small"
            label={texts.clockStarts}
            value={starts}
            onChange={({ target }) => setStarts(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <TextField
            type="number"
            size="small"
            label={texts.clockStep}
            value={step}
            onChange={({ target }) => setStep(target.value)}
            slotProps={{ htmlInput: { min: 1, max: MOST_MINUTES } }}
          />
        </Stack>
      )}
    </Box>
  );
}

/** As a field for times has it: 'HH:MM'. */
function inputTime({ starts }: StoryClock): string {
  return storyTime(starts).padStart(5, '0');
}
