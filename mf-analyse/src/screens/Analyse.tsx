import {
  Box,
  Button,
  DialogSlot,
  FaultPanel,
  Icon,
  laterDialog,
  LinearProgress,
  PageHelp,
  Skeleton,
  Stack,
  StatePanel,
  Typography,
  useDates,
} from '@dialogwerk/shared/ui';
import { everything } from '@dialogwerk/shared/dialog';
import { $survey } from '@dialogwerk/shared/state';
import { Link, useParams } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline, mdiFileChartOutline, mdiFilterOffOutline } from '@mdi/js';
import { useStore } from '@nanostores/react';
import { PageContents, WIDE } from '../contents/PageContents.tsx';
import { exportTexts } from '../features/export/texts.ts';
import { ExportAnswers } from '../features/export/ui/ExportAnswers.tsx';
import { FigureLinksButton } from '../features/figure-links/FigureLinksButton.tsx';
import { filterTexts } from '../features/filter/texts.ts';
import { useFilterNames } from '../features/filter/useFilterNames.ts';
import { FilterBar } from '../features/filter/ui/FilterBar.tsx';
import { useOverview } from '../features/overview/useOverview.ts';
import { RetentionButton } from '../features/retention/RetentionButton.tsx';
import { SegmentMenu } from '../features/segments/ui/SegmentMenu.tsx';
import { useOpenTranscript } from '../features/transcript/useOpenTranscript.ts';
import { PersonalTexts } from '../personal/PersonalTexts.tsx';
import { useResultFilter } from '../resultFilter/useResultFilter.ts';
import { texts } from '../texts.ts';
import { NoAnswers } from './NoAnswers.tsx';
import { Results } from './Results.tsx';
import { ScreenFrame } from './ScreenFrame.tsx';

/** Loaded when a conversation is read. */
const TranscriptDialog = laterDialog(
  async () => (await import('../features/transcript/ui/TranscriptDialog.tsx')).default,
);

/** What respondents answered (spec §2: /analyse/{survey_id}). */
export function Analyse() {
  const { survey_id = '' } = useParams();
  return <AnswersOf key={survey_id} survey_id={survey_id} />;
}

function AnswersOf({ survey_id }: { readonly survey_id: string }) {
  const { filter, text, isUnreadable, setFilter, setText } = useResultFilter();
  const { state, reload, isReloading } = useOverview(survey_id, text);
  const shown = state.kind === 'loaded' ? state.value : null;
  const { names, questions, publicationName } = useFilterNames(survey_id, shown?.all ?? null);
  const { clock } = useDates();
  const survey = useStore($survey);
  const { conversation_id, open, turnTo, close } = useOpenTranscript();
  return (
    <ScreenFrame>
      <Stack
        direction="row"
        sx={{ mb: 2, gap: 2, flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <div>
          <Typography variant="h1">{texts.title}</Typography>
          {/* On the screen the bar above says it. */}
          <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>{survey?.survey_name}</Typography>
          {/* A line high from the start, because a click misses buttons that move as it comes. */}
          <Typography role="status" variant="body2" color="textSecondary" sx={{ minHeight: '1lh' }}>
            {shown && texts.asOf(clock(shown.at))}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {texts.zone}
          </Typography>
        </div>
        <Stack
          direction="row"
          sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap', '@media print': { display: 'none' } }}
        >
          <Button size="small" component={Link} to="reports" startIcon={<Icon path={mdiFileChartOutline} />}>
            {texts.reports}
          </Button>
          <FigureLinksButton survey_id={survey_id} filter={text} />
          <RetentionButton survey_id={survey_id} />
          <ExportAnswers survey_id={survey_id} />
          <PageHelp label={exportTexts.title} page="exportieren" passage="formate" />
        </Stack>
      </Stack>
      <PersonalTexts survey_id={survey_id}>
        {drawContent()}
        {conversation_id !== null && (
          <DialogSlot onClose={close}>
            <TranscriptDialog
              survey_id={survey_id}
              conversation_id={conversation_id}
              filter={isUnreadable ? '' : text}
              knownTags={names.options.tags.map(({ id }) => id)}
              publicationName={publicationName}
              onTurnTo={turnTo}
              onClose={close}
            />
          </DialogSlot>
        )}
      </PersonalTexts>
    </ScreenFrame>
  );

  function drawContent() {
    if (isUnreadable) {
      return (
        <StatePanel
          icon={mdiFilterOffOutline}
          title={filterTexts.unreadable.title}
          actions={
            <Button variant="contained" onClick={() => setFilter(everything)}>
              {filterTexts.unreadable.clear}
            </Button>
          }
        >
          {filterTexts.unreadable.text}
        </StatePanel>
      );
    }
    if (state.kind === 'loading') return <Loading />;
    if (state.kind === 'failed') {
      return (
        <FaultPanel icon={mdiAlertCircleOutline} title={texts.fault.title} onRetry={reload}>
          {texts.fault.text(state.reason)}
        </FaultPanel>
      );
    }
    const { overview, all } = state.value;
    if (all.total === 0) return <NoAnswers survey_id={survey_id} />;
    return (
      <>
        <FilterBar
          filter={filter}
          setFilter={setFilter}
          names={names}
          counted={{ some: overview.total, all: all.total }}
        >
          <SegmentMenu survey_id={survey_id} filter={text} questions={questions} onChoose={setText} />
          <PageHelp label={filterTexts.title} page="auswerten" passage="filter" />
        </FilterBar>
        <Box sx={{ [WIDE]: { display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr) 220px' } }}>
          <PageContents />
          <Stack aria-busy={isReloading} sx={{ gap: 5, position: 'relative' }}>
            {isReloading && (
              <LinearProgress aria-label={texts.loading} sx={{ position: 'absolute', top: -14, left: 0, right: 0 }} />
            )}
            <Results
              survey_id={survey_id}
              overview={overview}
              questions={questions}
              publicationName={publicationName}
              onRead={open}
            />
          </Stack>
        </Box>
      </>
    );
  }
}

function Loading() {
  return (
    <Stack role="status" aria-label={texts.loading} sx={{ gap: 2.5 }}>
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}
