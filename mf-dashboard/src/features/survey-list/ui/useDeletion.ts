import type { CallResponse, SurveyListItem } from '@dialogwerk/shared/contract';
import { useState } from 'react';
import { askDeletion } from '../askDeletion.ts';
import { deleteSurveys } from '../../../listed/deleteSurveys.ts';

/** Deleting a dialog: at once and to be undone, unless it is live or has answers. */
export function useDeletion(survey: SurveyListItem) {
  const [question, setQuestion] = useState<CallResponse<'surveyDeletion'> | null>(null);

  async function begin(): Promise<void> {
    const deletion = await askDeletion(survey);
    if (!deletion) return;
    if (deletion.active || deletion.conversations > 0) setQuestion(deletion);
    else await deleteSurveys([survey]);
  }

  function confirm(): void {
    setQuestion(null);
    void deleteSurveys([survey]);
  }
  return { question, begin, confirm, giveUp: () => setQuestion(null) };
}
