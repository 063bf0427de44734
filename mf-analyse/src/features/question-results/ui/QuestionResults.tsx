import type { QuestionSummary } from '@dialogwerk/shared/contract';
import { Box } from '@dialogwerk/shared/ui';
import { Section } from '../../../Section.tsx';
import { texts } from '../../../texts.ts';
import { QuestionCard } from './QuestionCard.tsx';

/** The results question by question, two side by side where there is room. */
export function QuestionResults({ questions }: { readonly questions: readonly QuestionSummary[] }) {
  return (
    <Section title={texts.questions.title}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 460px), 1fr))',
          gap: 2.5,
        }}
      >
        {questions.map((question) => (
          <QuestionCard key={question.unique_question_id} question={question} />
        ))}
      </Box>
    </Section>
  );
}
