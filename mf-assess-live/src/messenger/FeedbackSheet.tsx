import type { ClientConfig } from '@dialogwerk/shared/contract';
import { useStoreValue } from '../loading/useStoreValue.ts';
import { useState } from 'react';
import { newTurnId } from '@dialogwerk/shared/clients/outbox';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { callOutcomeOf, notDone } from '../features/conversation/model/CallOutcome.ts';
import { feedback } from '../features/feedback/feedbackChunk.ts';
import { requestLine } from './requestLine.ts';
import { Sheet } from '../features/sheet/ui/Sheet.tsx';
import { LazyChunk } from '../loading/LazyChunk.tsx';
import type { MessengerTexts } from '../texts.ts';

interface FeedbackSheetProps {
  readonly survey: Pick<ClientConfig, 'survey_id' | 'language' | 'du_sie'>;
  readonly running: RunningConversation;
  readonly texts: MessengerTexts;
  readonly onClose: () => void;
}

/** What the respondent thinks of the dialog or of the question that is open. One id for all attempts, so that it is stored once. */
export function FeedbackSheet({ survey, running, texts, onClose }: FeedbackSheetProps) {
  const [feedback_id] = useState(newTurnId);
  const now = useStoreValue(running.$conversation);
  const question = 'question' in now ? now.question : null;
  return (
    <Sheet title={texts.feedback} close={texts.close} onClose={onClose}>
      <LazyChunk chunk={feedback} language={survey.language} du_sie={survey.du_sie}>
        {({ FeedbackForm }) => (
          <FeedbackForm
            language={survey.language}
            du_sie={survey.du_sie}
            hasQuestion={question !== null}
            onSend={async ({ aboutQuestion, rating, text }) => {
              const unique_question_id = aboutQuestion && question ? question.unique_question_id : null;
              const said = { survey_id: survey.survey_id, feedback_id, rating, text, unique_question_id };
              const refusal = await running.client.call('giveFeedback', said).then(
                () => null,
                (error: unknown) => notDone(callOutcomeOf(error)),
              );
              return refusal && { sentence: refusal.sentence, more: requestLine(refusal, texts) };
            }}
          />
        )}
      </LazyChunk>
    </Sheet>
  );
}
