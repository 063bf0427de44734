import type { PublishedDataChange, SurveyData } from '@dialogwerk/shared/contract';
import { Typography } from '@dialogwerk/shared/ui';
import type { Place } from '../../../comparison/changesOf.ts';
import { Step } from '../../../publishSteps/Step.tsx';
import { stepTexts } from '../../../publishSteps/texts.ts';
import { ChangeList } from './ChangeList.tsx';
import { DataChanges } from './DataChanges.tsx';

interface ChangesStepProps {
  readonly survey: SurveyData;
  readonly data: readonly PublishedDataChange[];
  readonly renewed: ReadonlySet<string>;
  readonly onRenew: (unique_question_id: string, isRenewed: boolean) => void;
  /** Leads to what has changed; null where it stands elsewhere. */
  readonly onShow: ((place: NonNullable<Place>) => void) | null;
}

/** What publishing changes for respondents, and for answers that were collected. */
export function ChangesStep({ survey, data, renewed, onRenew, onShow }: ChangesStepProps) {
  const { publication, live_switch, all_questions } = survey;
  const isBehind = publication === null || publication.unpublished_changes > 0;
  return (
    <Step number={2} title={stepTexts.changes} state={isBehind ? 'next' : 'done'}>
      {publication === null ? (
        <Typography>{stepTexts.first(all_questions.length)}</Typography>
      ) : (
        <ChangeList survey={survey} onShow={onShow} />
      )}
      {publication !== null && isBehind && live_switch === 1 && (
        <DataChanges changes={data} survey={survey} renewed={renewed} onRenew={onRenew} />
      )}
    </Step>
  );
}
