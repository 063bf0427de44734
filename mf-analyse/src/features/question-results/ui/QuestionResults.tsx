import { Box, Button, FaultAlert, Icon, Skeleton, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiPrinterOutline } from '@mdi/js';
import { Section } from '../../../Section.tsx';
import { questionTexts as texts } from '../texts.ts';
import { usePrinting } from '../usePrinting.ts';
import { useQuestions } from '../useQuestions.ts';
import { figureStyles } from './figureStyles.ts';
import { QuestionCard } from './QuestionCard.tsx';

interface QuestionResultsProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** The results question by question, two side by side where there is room. */
export default function QuestionResults({ survey_id, filter }: QuestionResultsProps) {
  const { state, reload } = useQuestions(survey_id, filter);
  const { isPrinting, print } = usePrinting();
  if (state.kind === 'loading') {
    return (
      <Section title={texts.title}>
        <Skeleton role="progressbar" variant="rounded" height={260} aria-label={texts.loading} />
      </Section>
    );
  }
  if (state.kind === 'failed') {
    return (
      <Section title={texts.title}>
        <FaultAlert onRetry={reload}>{texts.failed(state.reason)}</FaultAlert>
      </Section>
    );
  }
  const { questions, states } = state.value;
  return (
    <Section title={texts.title}>
      <Stack
        direction={{ xs: 'column', sm: 'row' }}
        sx={{ mb: 2, gap: 2, alignItems: 'flex-start', justifyContent: 'space-between' }}
      >
        <Typography color="textSecondary" sx={{ maxWidth: 720 }}>
          {questions.length === 0 ? texts.noQuestions : texts.intervals}
        </Typography>
        <Button
          startIcon={<Icon path={mdiPrinterOutline} />}
          disabled={isPrinting}
          onClick={print}
          sx={{ flexShrink: 0, '@media print': { display: 'none' } }}
        >
          {isPrinting ? texts.printing : texts.print}
        </Button>
      </Stack>
      <Box
        sx={{
          ...figureStyles,
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 460px), 1fr))',
          gap: 2.5,
          // A grid is not broken between pages.
          '@media print': { display: 'block', '& > * + *': { mt: 2 } },
        }}
      >
        {questions.map((question) => (
          <QuestionCard
            key={question.unique_question_id}
            survey_id={survey_id}
            filter={filter}
            question={question}
            states={states.get(question.unique_question_id) ?? []}
            isWanted={isPrinting}
          />
        ))}
      </Box>
    </Section>
  );
}
