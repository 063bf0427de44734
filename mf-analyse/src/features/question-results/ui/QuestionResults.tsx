import { FaultAlert, Skeleton } from '@dialogwerk/shared/ui';
import { Section } from '../../../Section.tsx';
import { questionTexts as texts } from '../texts.ts';
import { useQuestions } from '../useQuestions.ts';
import { CardFigures } from './CardFigures.tsx';
import { QuestionCards } from './QuestionCards.tsx';

interface QuestionResultsProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** The results question by question. */
export default function QuestionResults({ survey_id, filter }: QuestionResultsProps) {
  const { state, reload } = useQuestions(survey_id, filter);
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
  return (
    <QuestionCards
      questions={state.value.questions}
      states={state.value.states}
      help="fragen"
      renderCard={(content) => <CardFigures survey_id={survey_id} filter={filter} {...content} />}
    />
  );
}
