import { $survey } from '@dialogwerk/host/state';
import { Button, Stack, TextField, Typography } from '@dialogwerk/host/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The dialog's public link; the dialog itself comes from the shell, which has loaded it. */
export function Share() {
  const survey = useStore($survey);
  const [times, setTimes] = useState(0);
  if (!survey) return null;
  const link = `${location.origin}/dialog/${survey.survey_id}`;
  return (
    <Stack spacing={2} sx={{ p: 3, maxWidth: 720 }}>
      <Typography variant="h1">{texts.title}</Typography>
      <Typography>{survey.survey_name}</Typography>
      <TextField label={texts.link} value={link} slotProps={{ htmlInput: { readOnly: true } }} />
      <Button
        variant="contained"
        onClick={() => {
          setTimes(times + 1);
          void navigator.clipboard.writeText(link).catch(() => undefined);
        }}
      >
        {texts.copy}
      </Button>
      <Typography role="status">{texts.counted(times)}</Typography>
    </Stack>
  );
}
