import { fetchOnce } from '@dialogwerk/host/clients';
import { $survey } from '@dialogwerk/host/state';
import { Button, Stack, Typography } from '@dialogwerk/host/ui';
import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { texts } from '../texts.ts';

/** The dialog comes from the frame, which has loaded it (`needsSurvey`); everything else comes by calls of the contract. */
export function Start() {
  const survey = useStore($survey);
  const [said, setSaid] = useState('');

  const count = async (): Promise<void> => {
    try {
      const { total } = await fetchOnce('listSurveys', {});
      setSaid(texts.counted(total));
    } catch {
      setSaid(texts.notCounted);
    }
  };

  return (
    <Stack spacing={2} sx={{ p: 3, maxWidth: 720, alignItems: 'start' }}>
      <Typography variant="h1">{texts.title}</Typography>
      {survey && <Typography>{texts.about(survey.survey_name)}</Typography>}
      <Button variant="contained" onClick={() => void count()}>
        {texts.count}
      </Button>
      <Typography role="status">{said}</Typography>
    </Stack>
  );
}
