import type { AskedQuestion } from '@dialogwerk/shared/contract';
import { DialogSlot, laterDialog, laterPart, Skeleton } from '@dialogwerk/shared/ui';
import { useState } from 'react';
import { CodingContext } from '../features/question-results/CodingContext.ts';
import type { CodableTexts } from '../features/question-results/CodingContext.ts';

/** All of it comes after the overview, because it is below it and the larger part. */
const QuestionResults = laterPart(
  async () => (await import('../features/question-results/ui/QuestionResults.tsx')).default,
  <Skeleton variant="rounded" height={260} />,
);
const CrossSection = laterPart(async () => (await import('../features/cross-table/ui/CrossSection.tsx')).default);
const CodingDialog = laterDialog(async () => (await import('../features/coding/ui/CodingDialog.tsx')).default);

interface QuestionPartsProps {
  readonly survey_id: string;
  /** The short form of a `resultFilter`; '' for all conversations. */
  readonly filter: string;
  readonly questions: readonly AskedQuestion[];
}

/** What was answered to each question, two questions against each other, and the coding of texts. */
export function QuestionParts({ survey_id, filter, questions }: QuestionPartsProps) {
  const experiments = questions.flatMap(({ type, unique_question_id }) =>
    type === 'experiment' ? [unique_question_id] : [],
  );
  const [coded, setCoded] = useState<CodableTexts | null>(null);
  return (
    <CodingContext value={setCoded}>
      <QuestionResults survey_id={survey_id} filter={filter} />
      <CrossSection survey_id={survey_id} filter={filter} experiments={experiments} />
      {coded && (
        <DialogSlot onClose={() => setCoded(null)}>
          <CodingDialog
            place={{ survey_id, filter, question: coded.question, part: coded.part }}
            title={coded.title}
            onClose={() => setCoded(null)}
          />
        </DialogSlot>
      )}
    </CodingContext>
  );
}
