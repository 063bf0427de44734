import type { CallState } from '@dialogwerk/shared/clients';
import { Box, LinearProgress, Skeleton, Stack, FaultPanel, Typography, useDates } from '@dialogwerk/shared/ui';
import { useParams } from '@dialogwerk/shared/ui/router';
import { mdiAlertCircleOutline } from '@mdi/js';
import { useAnswers } from '../features/answers/useAnswers.ts';
import type { Answers } from '../features/answers/useAnswers.ts';
import { ExportAnswers } from '../features/export/ui/ExportAnswers.tsx';
import { ConversationTable } from '../features/conversations/ui/ConversationTable.tsx';
import { DropOff } from '../features/drop-off/DropOff.tsx';
import { Feedback } from '../features/feedback/Feedback.tsx';
import { Figures } from '../features/figures/Figures.tsx';
import { medianDuration } from '../features/figures/medianDuration.ts';
import { TranscriptDialog } from '../features/transcript/TranscriptDialog.tsx';
import { useOpenTranscript } from '../features/transcript/useOpenTranscript.ts';
import { VariableTable } from '../features/variables/VariableTable.tsx';
import { useResultFilter } from '../resultFilter/useResultFilter.ts';
import { NoAnswers } from './NoAnswers.tsx';
import { QuestionParts } from './QuestionParts.tsx';
import { texts } from '../texts.ts';

/** What respondents answered (spec §2: /analyse/{survey_id}). */
export function Analyse() {
  const { survey_id = '' } = useParams();
  return <AnswersOf key={survey_id} survey_id={survey_id} />;
}

function AnswersOf({ survey_id }: { readonly survey_id: string }) {
  const { state, reload, isReloading } = useAnswers(survey_id);
  const { clock } = useDates();
  const { conversation_id, open, turnTo, close } = useOpenTranscript();
  return (
    <Box sx={{ width: '100%', maxWidth: 1240, mx: 'auto', px: { xs: 2, sm: 3 }, py: { xs: 3, sm: 4 } }}>
      <Stack
        direction="row"
        sx={{ mb: 3, gap: 2, flexWrap: 'wrap', alignItems: 'baseline', justifyContent: 'space-between' }}
      >
        <Typography variant="h1">{texts.title}</Typography>
        <Stack direction="row" sx={{ gap: 2, alignItems: 'center', flexWrap: 'wrap' }}>
          <Typography role="status" variant="body2" color="textSecondary">
            {state.kind === 'loaded' && texts.asOf(clock(state.value.at))}
          </Typography>
          <ExportAnswers survey_id={survey_id} />
        </Stack>
      </Stack>
      <Content state={state} updating={isReloading} survey_id={survey_id} onRetry={reload} onRead={open} />
      {conversation_id !== null && (
        <TranscriptDialog survey_id={survey_id} conversation_id={conversation_id} onTurnTo={turnTo} onClose={close} />
      )}
    </Box>
  );
}

interface ContentProps {
  readonly state: CallState<Answers>;
  readonly updating: boolean;
  readonly survey_id: string;
  readonly onRetry: () => void;
  readonly onRead: (conversation_id: string) => void;
}

function Content({ state, updating, survey_id, onRetry, onRead }: ContentProps) {
  const { text: filter } = useResultFilter();
  if (state.kind === 'loading') return <Loading />;
  if (state.kind === 'failed') {
    return (
      <FaultPanel icon={mdiAlertCircleOutline} title={texts.fault.title} onRetry={onRetry}>
        {texts.fault.text(state.reason)}
      </FaultPanel>
    );
  }
  const { answers } = state.value;
  if (answers.started === 0) return <NoAnswers survey_id={survey_id} />;
  return (
    <Stack aria-busy={updating} sx={{ gap: 5, position: 'relative' }}>
      {updating && (
        <LinearProgress aria-label={texts.loading} sx={{ position: 'absolute', top: -14, left: 0, right: 0 }} />
      )}
      <Figures started={answers.started} finished={answers.finished} duration={medianDuration(answers.conversations)} />
      <DropOff survey_id={survey_id} questions={answers.questions} />
      <QuestionParts survey_id={survey_id} filter={filter} />
      {answers.variables.length > 0 && <VariableTable variables={answers.variables} />}
      <ConversationTable answers={answers} onRead={onRead} />
      <Feedback survey_id={survey_id} />
    </Stack>
  );
}

function Loading() {
  return (
    <Stack role="status" aria-label={texts.loading} sx={{ gap: 2.5 }}>
      <Skeleton variant="rounded" height={112} />
      <Skeleton variant="rounded" height={260} />
    </Stack>
  );
}
