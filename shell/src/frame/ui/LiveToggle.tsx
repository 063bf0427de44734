import type { SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { CircularProgress, FormControlLabel, Switch, Tooltip } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { showCallFault } from '../effects/showCallFault.ts';
import { switchActive } from '../effects/switchActive.ts';
import { texts } from '../texts.ts';

/** In the place of the switch's thumb. */
const spinner = <CircularProgress size={20} aria-hidden />;

interface LiveToggleProps {
  readonly survey: SurveyData;
  readonly onSwitched: () => void;
}

/** Live or Inaktiv; closed when live_switch is 0, and while a change is on its way (spec §4). */
export function LiveToggle({ survey, onSwitched }: LiveToggleProps) {
  const [isSwitching, setIsSwitching] = useState(false);
  const mayNot = survey.live_switch === 0;

  const flip = async (): Promise<void> => {
    setIsSwitching(true);
    try {
      await switchActive(survey);
      showNotice(survey.active ? texts.nowInactive : texts.nowLive);
      onSwitched();
    } catch (error) {
      showCallFault(error);
    } finally {
      setIsSwitching(false);
    }
  };

  return (
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
  );
}
