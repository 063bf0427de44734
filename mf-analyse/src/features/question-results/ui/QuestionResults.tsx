import { bothCalled, useResource } from '@dialogwerk/shared/clients';
import { FaultAlert, Skeleton } from '@dialogwerk/shared/ui';
import { Section } from '../../../Section.tsx';
import { statesByQuestion } from '../model/statesByQuestion.ts';
import { statesTogether, withTogether } from '../model/together.ts';
import { questionTexts as texts } from '../texts.ts';
import { CardFigures } from './CardFigures.tsx';
import { QuestionCards } from './QuestionCards.tsx';

interface QuestionResultsProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
}

/** The results question by question. */
export default function QuestionResults({ survey_id, filter }: QuestionResultsProps) {
  const asked = useResource('askedQuestions', { survey_id });
  const come = bothCalled(
    useResource('resultQuestions', { survey_id, filter }),
    useResource('changedAnswers', { survey_id, filter }),
  );
  const { state, reload } = bothCalled(asked, come);
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
  const [asking, [states, changed]] = state.value;
  const together = new Set(asking.together.map(({ unique_question_id }) => unique_question_id));
  const known = statesByQuestion(states, changed);
  return (
    <QuestionCards
      questions={withTogether(asking)}
      states={new Map([...known, ...statesTogether(asking.together, known)])}
      help="fragen"
      renderCard={(content) => (
        <CardFigures
          survey_id={survey_id}
          filter={filter}
          isTogether={together.has(content.question.unique_question_id)}
          {...content}
        />
      )}
    />
  );
}
