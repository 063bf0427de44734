import type { SurveyData } from '@dialogwerk/shared/contract';
import { PublicationChip, publicationTexts, Typography, useDates } from '@dialogwerk/shared/ui';
import type { ReactNode } from 'react';
import { Step } from '../../../publishSteps/Step.tsx';
import { stepTexts } from '../../../publishSteps/texts.ts';
import { texts } from '../texts.ts';
import { PublishForm } from './PublishForm.tsx';

interface PublishStepProps {
  readonly survey: SurveyData;
  /** What is shown is not all saved or listed yet. */
  readonly isUnsaved: boolean;
  readonly isBusy: boolean;
  readonly onPublish: (note: string, thenLive: boolean) => void;
  /** Goes live for the first time, which publishes. */
  readonly onGoLive: () => void;
  /** In the place of the form, where a second person has to agree; null where nobody has to. */
  readonly approval: ReactNode;
}

/** What respondents get now, and the button that has them get the draft. */
export function PublishStep({ survey, isUnsaved, isBusy, onPublish, onGoLive, approval }: PublishStepProps) {
  const { survey_id, publication, live_switch, active } = survey;
  const { moment } = useDates();
  // What is noted belongs to one publication; the next one begins with an empty note.
  const place = `publish ${survey_id} ${publication?.publication_id ?? ''}`;
  const isOpen = publication === null || publication.unpublished_changes > 0;
  return (
    <Step number={3} title={stepTexts.publish} state={isOpen ? 'next' : 'done'}>
      <PublicationChip publication={publication} />
      <Typography sx={{ my: 1 }}>
        {publication ? texts.since(moment(publication.published_at), publication.author?.name ?? null) : texts.never}{' '}
        {publicationTexts.rule}
      </Typography>
      {approval}
      {approval === null && isOpen && live_switch === 1 && (
        <PublishForm
          key={place}
          place={place}
          isFirst={publication === null}
          goesLive={!active}
          isUnsaved={isUnsaved}
          isBusy={isBusy}
          onPublish={onPublish}
          onGoLive={onGoLive}
        />
      )}
      {approval === null && isOpen && live_switch === 0 && (
        <Typography color="textSecondary">{texts.mayNot}</Typography>
      )}
    </Step>
  );
}
