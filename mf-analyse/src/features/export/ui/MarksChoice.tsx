import { Box, Checkbox, FormControlLabel, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { exportTexts as texts } from '../texts.ts';

interface MarksChoiceProps {
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Whether what the team noted comes along with the answers. */
export function MarksChoice({ isChosen, onChoose }: MarksChoiceProps) {
  const helpId = useId();
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={isChosen}
            slotProps={{ input: { 'aria-describedby': helpId } }}
            onChange={({ target }) => onChoose(target.checked)}
          />
        }
        label={texts.marks}
      />
      <Typography id={helpId} variant="body2" color="textSecondary">
        {texts.marksHelp}
      </Typography>
    </Box>
  );
}
