import { useResource } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { FaultAlert, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { useStore } from '@nanostores/react';
import { Section } from '../../Section.tsx';
import { texts } from '../../texts.ts';
import { FeedbackList } from './FeedbackList.tsx';
import { RatingBars } from './RatingBars.tsx';
import { ratingsOf } from './ratingsOf.ts';

/** What respondents think of the dialog, where they may say it (`feedback_allowed`). */
export function Feedback({ survey_id }: { readonly survey_id: string }) {
  const { state, reload } = useResource('surveyFeedback', { survey_id });
  return <Section title={texts.feedback.title}>{drawState()}</Section>;

  function drawState() {
    if (state.kind === 'loading')
      // As low as the shortest answer, because it stands at the page's end, where what shrinks takes all above it along.
      return <Skeleton role="progressbar" variant="rounded" height={24} aria-label={texts.loading} />;
    if (state.kind === 'failed') {
      return <FaultAlert onRetry={reload}>{texts.feedback.failed(state.reason)}</FaultAlert>;
    }
    const feedback = state.value;
    if (feedback.count === 0) return <NoFeedback survey_id={survey_id} />;
    const ratings = ratingsOf(feedback);
    return (
      <Stack sx={{ gap: 2.5 }}>
        {ratings && <RatingBars {...ratings} />}
        <FeedbackList entries={feedback.entries} />
      </Stack>
    );
  }
}

function NoFeedback({ survey_id }: { readonly survey_id: string }) {
  const survey = useStore($survey);
  const isOff = survey?.survey_id === survey_id && !survey.feedback_allowed;
  return <Typography color="textSecondary">{isOff ? texts.feedback.off : texts.feedback.none}</Typography>;
}
