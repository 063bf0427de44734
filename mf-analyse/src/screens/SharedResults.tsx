import { useResource } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import { Box, FaultPanel, laterPart, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { formatShortMoment } from '@dialogwerk/shared/dates';
import { mdiAlertCircleOutline } from '@mdi/js';
import { figureLinkTexts } from '../features/figure-links/texts.ts';
import { overviewTexts } from '../features/overview/texts.ts';
import { Course } from '../features/overview/ui/Course.tsx';
import { HeadFigures } from '../features/overview/ui/HeadFigures.tsx';
import { Section } from '../Section.tsx';

/** Below what is seen first. */
const SharedQuestions = laterPart(
  async () => (await import('../features/question-results/ui/SharedQuestions.tsx')).default,
  <Skeleton variant="rounded" height={260} />,
);

const texts = figureLinkTexts.page;

/** All figures of an opened link. */
export function SharedResults({ opened }: { readonly opened: CallResponse<'openFigures'> }) {
  const { pass, survey_name, is_filtered, ends_at } = opened;
  const { state, reload } = useResource('sharedOverview', { pass });
  return (
    <Stack sx={{ gap: 4 }}>
      <Box>
        <Typography variant="body2" color="textSecondary">
          {texts.kicker}
        </Typography>
        <Typography variant="h1" lang="de" sx={{ overflowWrap: 'anywhere', hyphens: 'auto' }}>
          {survey_name}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {is_filtered && `${texts.filtered} `}
          {texts.onlyFigures} {texts.until(formatShortMoment(ends_at))}
        </Typography>
      </Box>
      {state.kind === 'loading' && (
        <Skeleton role="progressbar" variant="rounded" height={260} aria-label={texts.loading} />
      )}
      {state.kind === 'failed' && (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.failedTitle} onRetry={reload}>
          {state.reason}
        </FaultPanel>
      )}
      {state.kind === 'loaded' && drawFigures(state.value)}
    </Stack>
  );

  function drawFigures({ overview, questions, states, least_group }: CallResponse<'sharedOverview'>) {
    if (overview === null) return <Typography>{texts.tooFew(least_group)}</Typography>;
    if (overview.total === 0) return <Typography>{texts.none}</Typography>;
    return (
      <>
        <Section title={overviewTexts.title}>
          <Stack sx={{ gap: { xs: 1.5, sm: 2.5 } }}>
            <HeadFigures overview={overview} />
            {(overview.begun === null || overview.finished === null) && (
              <Typography color="textSecondary">{texts.countsHidden(least_group)}</Typography>
            )}
            {overview.days === null ? (
              <Typography color="textSecondary">{texts.daysHidden(least_group)}</Typography>
            ) : (
              <Course days={overview.days} />
            )}
          </Stack>
        </Section>
        <SharedQuestions pass={pass} questions={questions} states={states} />
      </>
    );
  }
}
