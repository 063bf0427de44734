import type { CallResponse } from '@dialogwerk/shared/contract';
import { useMemo } from 'react';
import { groupedBy } from '../../../model/groupedBy.ts';
import { QuestionCards } from './QuestionCards.tsx';
import { SharedFigures } from './SharedFigures.tsx';

type Shared = CallResponse<'sharedOverview'>;

interface SharedQuestionsProps {
  /** What figures are asked for with. */
  readonly pass: string;
  readonly questions: Shared['questions'];
  readonly states: Shared['states'];
}

/** The figures of the questions for whoever has opened a link: nothing that was written or sent. */
export default function SharedQuestions({ pass, questions, states }: SharedQuestionsProps) {
  const byQuestion = useMemo(
    () =>
      groupedBy(
        states.map((state) => Object.assign({ changed: 0 }, state)),
        ({ unique_question_id }) => unique_question_id,
      ),
    [states],
  );
  return (
    <QuestionCards
      questions={questions}
      states={byQuestion}
      renderCard={(content) => <SharedFigures pass={pass} {...content} />}
    />
  );
}
