import { errorsOf } from '@dialogwerk/shared/clients';
import type { DialogFinding, SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Box,
  CircularProgress,
  FormControlLabel,
  GoLiveDialog,
  MaterialLink,
  Stack,
  Switch,
  Typography,
} from '@dialogwerk/shared/ui';
import { Link, useNavigate } from '@dialogwerk/shared/ui/router';
import { useId, useState } from 'react';
import { Panel } from '../../../Panel.tsx';
import { texts } from '../../../texts.ts';
import { switchLive } from '../effects/switchLive.ts';
import { whyClosed } from '../model/whyClosed.ts';

/** Whether people can take part now, in a sentence, and the switch for it. */
export function LivePanel({ survey }: { readonly survey: SurveyData }) {
  const explanationId = useId();
  const [waiting, setWaiting] = useState(false);
  const [errors, setErrors] = useState<readonly DialogFinding[] | null>(null);
  const navigate = useNavigate();
  const closed = whyClosed(survey);

  async function change() {
    setErrors(null);
    setWaiting(true);
    await switchLive(survey);
    setWaiting(false);
  }

  async function flip() {
    // Not disabled while it waits, because a disabled switch drops the keyboard's focus.
    if (waiting) return;
    if (!survey.active) {
      setWaiting(true);
      const found = await errorsOf(survey.survey_id);
      setWaiting(false);
      if (found && found.length > 0) {
        setErrors(found);
        return;
      }
      // A check that fails keeps nobody from going live.
      if (!found) showNotice(texts.live.unchecked);
    }
    await change();
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
      {errors && (
        <GoLiveDialog
          errors={errors}
          onBack={() => setErrors(null)}
          onToProof={() => void navigate(`/configurator/${encodeURIComponent(survey.survey_id)}?tool=proof`)}
          onGoLive={() => void change()}
        />
      )}
    </Panel>
  );
}
