import { errorsOf, publicationOf, reasonOf, switchLive, useResource } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import {
  Box,
  CircularProgress,
  FormControlLabel,
  GoLiveDialog,
  MaterialLink,
  PageHelp,
  Stack,
  Switch,
  Typography,
  useGoingLive,
} from '@dialogwerk/shared/ui';
import { Link, useNavigate } from '@dialogwerk/shared/ui/router';
import { useId, useState } from 'react';
import { texts } from '../../../texts.ts';
import { whoTakesPart } from '../../../whoTakesPart.ts';
import { whyClosed } from '../model/whyClosed.ts';

/** Whether people can take part now, in a sentence, and the switch for it. */
export function LiveState({ survey }: { readonly survey: SurveyData }) {
  const explanationId = useId();
  const navigate = useNavigate();
  const { isSwitching, isStoring, errors, flip, goLive, giveUp } = useGoingLive(survey, {
    errorsOf,
    switchLive,
    publicationOf,
    onFault: (error, active) => {
      const reason = reasonOf(error);
      showNotice(active ? texts.live.onFailed(reason) : texts.live.offFailed(reason));
    },
  });
  const closed = whyClosed(survey);
  const { state: study } = useResource('study', { survey_id: survey.survey_id });
  const [opened] = useState(() => Date.now());
  const takesPart = whoTakesPart(study.kind === 'loaded' ? study.value : null, opened);
  const stored = survey.active ? texts.live.on[takesPart] : texts.live.off;

  return (
    <div>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        <FormControlLabel
          disabled={closed !== null}
          label={texts.live.switch}
          control={
            <Switch
              checked={survey.active}
              onChange={() => void flip()}
              // Not disabled while it waits, because a disabled switch drops the keyboard's focus.
              slotProps={{ input: { role: 'switch', 'aria-busy': isSwitching, 'aria-describedby': explanationId } }}
            />
          }
        />
        {isSwitching && <CircularProgress size={20} aria-hidden />}
        <PageHelp label={texts.live.title} page="teilen" passage="live" />
      </Stack>
      <Box id={explanationId} sx={{ mt: 1 }}>
        <Typography role="status">{isStoring ? texts.live.storing[survey.active ? 'on' : 'off'] : stored}</Typography>
        {survey.publication === null && closed === null && (
          <Typography sx={{ mt: 1 }}>{texts.live.publishesFirst}</Typography>
        )}
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
          onBack={giveUp}
          onToCheck={() => void navigate(`/configurator/${encodeURIComponent(survey.survey_id)}?tool=proof`)}
          onGoLive={() => void goLive()}
        />
      )}
    </div>
  );
}
