import { errorsOf, fetchOnce, publicationOf, switchLive } from '@dialogwerk/shared/clients';
import type { SurveyData } from '@dialogwerk/shared/contract';
import { $survey } from '@dialogwerk/shared/state';
import { CircularProgress, FormControlLabel, GoLiveDialog, Switch, Tooltip, useGoingLive } from '@dialogwerk/shared/ui';
import { useNavigate } from '@dialogwerk/shared/ui/router';
import { showCallFault } from '../effects/showCallFault.ts';
import { texts } from '../texts.ts';

/** In the place of the switch's thumb. */
const spinner = <CircularProgress size={20} aria-hidden />;

interface LiveToggleProps {
  readonly survey: SurveyData;
  readonly onSwitched: () => void;
}

/** Live or Inaktiv; closed when live_switch is 0, and while a change is on its way (spec §4). */
export function LiveToggle({ survey, onSwitched }: LiveToggleProps) {
  const { isSwitching, errors, flip, goLive, giveUp } = useGoingLive(survey, {
    errorsOf,
    switchLive,
    publicationOf,
    onFault: showCallFault,
    onSwitched: () => {
      void reloadSurvey(survey.survey_id).catch(showCallFault);
      onSwitched();
    },
  });
  const navigate = useNavigate();
  const mayNot = survey.live_switch === 0;

  const toCheck = (): void => {
    giveUp();
    void navigate(`/configurator/${survey.survey_id}?tool=proof`);
  };

  return (
    <>
      <Tooltip describeChild title={isSwitching ? texts.switching : mayNot ? texts.mayNotSwitch : ''}>
        <FormControlLabel
          label={survey.active ? texts.live : texts.inactive}
          aria-busy={isSwitching}
          disabled={isSwitching || mayNot}
          control={
            <Switch
              checked={survey.active}
              onChange={() => void flip()}
              {...(isSwitching ? { icon: spinner, checkedIcon: spinner } : {})}
            />
          }
          sx={{ m: 0, minWidth: 112, '& .MuiFormControlLabel-label': { fontSize: '0.9375rem', fontWeight: 500 } }}
        />
      </Tooltip>
      {errors && <GoLiveDialog errors={errors} onBack={giveUp} onToCheck={toCheck} onGoLive={() => void goLive()} />}
    </>
  );
}

/** Puts the server's newest copy of a dialog into `$survey`, as long as the author is at it. Throws `ApiError`. */
async function reloadSurvey(survey_id: string): Promise<void> {
  const survey = await fetchOnce('dialog', { survey_id });
  if ($survey.get()?.survey_id === survey_id) $survey.set(survey);
}
