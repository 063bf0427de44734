import { change, patch } from '@dialogwerk/shared/clients';
import { showNotice } from '@dialogwerk/shared/state';
import { Box, FormControlLabel, Switch, Typography } from '@dialogwerk/shared/ui';
import { useId } from 'react';
import { inviteeTexts } from '../texts.ts';

const texts = inviteeTexts.only;

interface OnlySwitchProps {
  readonly survey_id: string;
  readonly isOnly: boolean;
}

/** Whether the open link lets people in beside the personal ones. */
export function OnlySwitch({ survey_id, isOnly }: OnlySwitchProps) {
  const helpId = useId();
  const set = async (personal_only: boolean): Promise<void> => {
    const patches = [patch('inviteeList', { survey_id }, (now) => ({ ...now, personal_only }))];
    const made = await change('setPersonalOnly', { survey_id, personal_only }, { patches });
    if (!made.ok) showNotice(inviteeTexts.notDone(made.reason));
  };
  return (
    <Box>
      <FormControlLabel
        label={texts.label}
        control={
          <Switch
            checked={isOnly}
            slotProps={{ input: { 'aria-describedby': helpId } }}
            onChange={({ target }) => void set(target.checked)}
          />
        }
      />
      <Typography id={helpId} variant="body2" color="textSecondary">
        {isOnly ? texts.on : texts.off}
      </Typography>
    </Box>
  );
}
