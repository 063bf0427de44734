import type { SurveyData } from '@dialogwerk/shared/contract';
import {
  Box,
  CircularProgress,
  FormControlLabel,
  MaterialLink,
  Stack,
  Switch,
  Typography,
} from '@dialogwerk/shared/ui';
import { Link } from '@dialogwerk/shared/ui/router';
import { useId, useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';
import { switchLive } from '../effects/switchLive.ts';
import { whyClosed } from '../model/whyClosed.ts';

/** Whether people can take part now, in a sentence, and the switch for it. */
export function LivePanel({ survey }: { readonly survey: SurveyData }) {
  const explanationId = useId();
  const [waiting, setWaiting] = useState(false);
  const closed = whyClosed(survey);

  async function flip() {
    // Not disabled while it waits, because a disabled switch drops the keyboard's focus.
    if (waiting) return;
    setWaiting(true);
    await switchLive(survey);
    setWaiting(false);
  }

  return (
    <Panel title={texts.live.title}>
      <Stack direction="row" sx={{ gap: 2, alignItems: 'center' }}>
        <FormControlLabel
          disabled={closed !== null}
          label={texts.live.switch}
          control={
            <Switch
              checked={survey.active}
              onChange={() => void flip()}
              slotProps={{ input: { role: 'switch', 'aria-busy': waiting, 'aria-describedby': explanationId } }}
            />
          }
        />
        {waiting && <CircularProgress size={20} aria-hidden />}
      </Stack>
      <Box id={explanationId} sx={{ mt: 1 }}>
        <Typography role="status">{survey.active ? texts.live.on : texts.live.off}</Typography>
        {closed !== null && (
          <Typography color="textSecondary" sx={{ mt: 1 }}>
            {texts.live.closed[closed]}{' '}
            {closed === 'no-question' && (
              <MaterialLink component={Link} to={`/configurator/${encodeURIComponent(survey.survey_id)}`}>
                {texts.live.edit}
              </MaterialLink>
            )}
          </Typography>
        )}
      </Box>
    </Panel>
  );
}
