import { useState } from 'react';
import type { DialogFinding, PublicationState, SurveyData } from '../../contract/index.ts';
import { $survey, showNotice } from '../../state/index.ts';
import { publicationLabel } from './publicationLabel.ts';
import { wentLiveTexts as texts } from './wentLiveTexts.ts';

/** What the change needs of the author's client, which parts of the page do not know. */
export interface LiveCalls {
  /** What respondents would meet if the dialog went live now; null when that cannot be found out. */
  readonly errorsOf: (survey_id: string) => Promise<readonly DialogFinding[] | null>;
  /** Throws when the server refuses. */
  readonly switchLive: (survey: SurveyData, active: boolean) => Promise<void>;
  /** What respondents get now. Throws when it cannot be read. */
  readonly publicationOf: (survey: SurveyData) => Promise<PublicationState | null>;
}

interface GoingLiveOptions extends LiveCalls {
  readonly onSwitched?: () => void;
  /** The server has refused: the dialog is as it was. */
  readonly onFault: (error: unknown, active: boolean) => void;
}

export interface GoingLive {
  /** From the press until all is known again. */
  readonly isSwitching: boolean;
  /** What `$survey` shows already, the server has not confirmed yet. */
  readonly isStoring: boolean;
  /** What respondents would meet; the author is asked about it now. null: nothing is asked. */
  readonly errors: readonly DialogFinding[] | null;
  /** Turns Live into Inaktiv at once, Inaktiv into Live once the dialog is checked. */
  readonly flip: () => Promise<void>;
  /** Goes live in spite of the errors, or without a check because it was just published with one: then with what was published. */
  readonly goLive: (published?: PublicationState) => Promise<void>;
  readonly giveUp: () => void;
}

/**
 * The one change between Live and Inaktiv (spec §4), wherever its switch stands: with the check before a dialog goes live;
 * `$survey` shows it at once and is taken back when the server refuses.
 */
export function useGoingLive(survey: SurveyData, options: GoingLiveOptions): GoingLive {
  const { errorsOf, switchLive, publicationOf, onSwitched, onFault } = options;
  const [step, setStep] = useState<'check' | 'store' | 'read' | null>(null);
  const [errors, setErrors] = useState<readonly DialogFinding[] | null>(null);

  const change = async (active: boolean, told: string): Promise<void> => {
    setErrors(null);
    setStep('store');
    show(survey.survey_id, { active });
    try {
      await switchLive(survey, active);
      setStep('read');
      showNotice(told);
      // Going live for the first time has published it (domain.md §11).
      if (active && survey.publication === null) await showFirstPublication();
      onSwitched?.();
    } catch (error) {
      show(survey.survey_id, { active: !active });
      onFault(error, active);
    } finally {
      setStep(null);
    }
  };

  const showFirstPublication = async (): Promise<void> => {
    // What cannot be read now comes with the dialog's next load; live it is all the same.
    const publication = await publicationOf(survey).catch(() => null);
    if (publication) show(survey.survey_id, { publication });
  };

  const flip = async (): Promise<void> => {
    // A switch that waits keeps the focus, so it can be pressed again.
    if (step !== null) return;
    if (survey.active) {
      await change(false, texts.nowInactive);
      return;
    }
    setStep('check');
    const found = await errorsOf(survey.survey_id);
    setStep(null);
    if (found && found.length > 0) setErrors(found);
    // A check that fails keeps nobody from going live.
    else await change(true, found ? nowLive(survey.publication) : texts.nowLiveUnchecked);
  };

  return {
    isSwitching: step !== null,
    isStoring: step === 'store',
    errors,
    flip,
    goLive: (published) => change(true, nowLive(published ?? survey.publication)),
    giveUp: () => setErrors(null),
  };
}

/** The author may stand at another dialog by now. */
function show(survey_id: string, state: Partial<Pick<SurveyData, 'active' | 'publication'>>): void {
  const survey = $survey.get();
  if (survey?.survey_id === survey_id) $survey.set({ ...survey, ...state });
}

function nowLive(publication: PublicationState | null): string {
  if (publication === null) return texts.nowPublished;
  return publication.unpublished_changes === 0 ? texts.nowLive : texts.behind(publicationLabel(publication));
}
