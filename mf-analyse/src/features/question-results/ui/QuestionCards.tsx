import { Box, Button, Icon, Stack, Typography } from '@dialogwerk/shared/ui';
import { mdiPrinterOutline } from '@mdi/js';
import type { ReactNode } from 'react';
import { Section } from '../../../Section.tsx';
import { packedGrid } from '../../../usePacked.ts';
import type { QuestionStates } from '../model/QuestionStates.ts';
import { questionTexts as texts } from '../texts.ts';
import { usePrinting } from '../usePrinting.ts';
import { figureStyles } from './figureStyles.ts';
import { QuestionCard } from './QuestionCard.tsx';
import type { CardContent, CardQuestion } from './QuestionCard.tsx';

interface QuestionCardsProps<Question extends CardQuestion> {
  readonly questions: readonly Question[];
  /** What became of each, by its id. */
  readonly states: ReadonlyMap<string, readonly QuestionStates[]>;
  /** The passage of the help that explains them, for authors. */
  readonly help?: string;
  readonly renderCard: (content: CardContent<Question>) => ReactNode;
}

/** The cards of the questions, two side by side where there is room, and the way to paper. */
export function QuestionCards<Question extends CardQuestion>({
  questions,
  states,
  help,
  renderCard,
}: QuestionCardsProps<Question>) {
  const { isPrinting, print } = usePrinting();
  return (
    <Section title={texts.title} help={help}>
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
          ...packedGrid,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 460px), 1fr))',
          // A grid is not broken between pages.
          '@media print': { display: 'block', mb: 0, '& > * + *': { mt: 2 } },
        }}
      >
        {questions.map((question) => (
          <QuestionCard
            key={question.unique_question_id}
            question={question}
            states={states.get(question.unique_question_id) ?? []}
            isWanted={isPrinting}
            renderCard={renderCard}
          />
        ))}
      </Box>
    </Section>
  );
}
