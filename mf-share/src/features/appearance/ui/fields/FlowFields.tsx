import { FormControlLabel, FormHelperText, Stack, Switch, TextField } from '@dialogwerk/shared/ui';
import { appearanceTexts as texts } from '../../texts.ts';
import type { LookForm } from './LookForm.ts';
import { Section } from './Section.tsx';

const speeds = Object.entries(texts.speeds);
const switches = [
  { field: 'audio_messages', label: texts.audio, help: null },
  { field: 'video_messages', label: texts.video, help: null },
  { field: 'feedback_allowed', label: texts.feedback, help: texts.feedbackHelp },
] as const;

/** How fast the dialog speaks, and what respondents can do beside answering. */
export function FlowFields({ form }: { readonly form: LookForm }) {
  const { look, isReadOnly, set } = form;
  const speed = String(look.speed);
  const isKnown = speeds.some(([value]) => value === speed);
  return (
    <Section title={texts.flow}>
      <TextField
        select
        size="small"
        label={texts.speed}
        value={speed}
        disabled={isReadOnly}
        slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
        onChange={({ target }) => set('speed', Number(target.value))}
      >
        {!isKnown && <option value={speed}>{texts.speedOther}</option>}
        {speeds.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
      {switches.map(({ field, label, help }) => (
        <Stack key={field}>
          <FormControlLabel
            disabled={isReadOnly}
            label={label}
            // Because the switch's own field is wider than the switch, and would reach beyond a narrow screen.
            sx={{ ml: 0.25 }}
            control={
              <Switch
                checked={look[field]}
                onChange={({ target }) => set(field, target.checked)}
                slotProps={{ input: { role: 'switch' } }}
              />
            }
          />
          {help !== null && <FormHelperText sx={{ m: 0 }}>{help}</FormHelperText>}
        </Stack>
      ))}
    </Section>
  );
}
