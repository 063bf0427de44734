import { Box, FormControlLabel, Switch, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.add;

interface AnonymousChoiceProps {
  readonly anonymous: boolean;
  readonly disabled: boolean;
  readonly onChange: (anonymous: boolean) => void;
}

/** Whether answers are tied to people, and what follows from it: it is chosen once. */
export function AnonymousChoice({ anonymous, disabled, onChange }: AnonymousChoiceProps) {
  const helpId = useId();
  return (
    <Box sx={{ p: 2, border: 1, borderColor: 'divider', borderRadius: 1 }}>
      <FormControlLabel
        label={texts.anonymous}
        control={
          <Switch
            checked={anonymous}
            disabled={disabled}
            slotProps={{ input: { 'aria-describedby': helpId } }}
            onChange={({ target }) => onChange(target.checked)}
          />
        }
      />
      <Typography id={helpId} variant="body2" color="textSecondary">
        {anonymous ? texts.anonymousHelp : texts.tiedHelp}
      </Typography>
    </Box>
  );
}
