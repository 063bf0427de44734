import { errorsOf } from '@dialogwerk/shared/clients';
import type { DialogFinding, SurveyData } from '@dialogwerk/shared/contract';
import { showNotice } from '@dialogwerk/shared/state';
import { useState } from 'react';
import { showCallFault } from '../effects/showCallFault.ts';
import { switchActive } from '../effects/switchActive.ts';
import { texts } from '../texts.ts';

export interface GoingLive {
  readonly isSwitching: boolean;
  /** What respondents would meet; the author is asked about it now. null: nothing is asked. */
  readonly errors: readonly DialogFinding[] | null;
  /** Turns Live into Inaktiv at once, Inaktiv into Live once the dialog is checked. */
  readonly flip: () => Promise<void>;
  /** Goes live in spite of the errors. */
  readonly goLive: () => Promise<void>;
  readonly giveUp: () => void;
}

/** The change between Live and Inaktiv (spec §4), with the proof before a dialog goes live. */
export function useGoingLive(survey: SurveyData, onSwitched: () => void): GoingLive {
  const [isSwitching, setIsSwitching] = useState(false);
  const [errors, setErrors] = useState<readonly DialogFinding[] | null>(null);

  const change = async (told: string): Promise<void> => {
    setErrors(null);
    setIsSwitching(true);
    try {
      await switchActive(survey);
      showNotice(told);
      onSwitched();
    } catch (error) {
      showCallFault(error);
    } finally {
      setIsSwitching(false);
    }
  };

  const flip = async (): Promise<void> => {
    if (survey.active) {
      await change(texts.nowInactive);
      return;
    }
    setIsSwitching(true);
    const found = await errorsOf(survey.survey_id);
    setIsSwitching(false);
    if (found && found.length > 0) setErrors(found);
    // A check that fails keeps nobody from going live.
    else await change(found ? texts.nowLive : texts.nowLiveUnchecked);
  };

  return { isSwitching, errors, flip, goLive: () => change(texts.nowLive), giveUp: () => setErrors(null) };
}
