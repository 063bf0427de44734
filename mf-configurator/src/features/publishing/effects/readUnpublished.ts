import { fetchOnce, reasonOf } from '@dialogwerk/shared/clients';
import { $survey } from '@dialogwerk/shared/state';
import { $unpublished } from '../state/unpublished.ts';

/** Reads what is not published yet; shell and module show how much. What was given up changes nothing. */
export async function readUnpublished(survey_id: string, signal: AbortSignal): Promise<void> {
  try {
    const answer = await fetchOnce('unpublishedChanges', { survey_id }, signal);
    if (signal.aborted) return;
    $unpublished.set({ kind: 'read', ...answer });
    const survey = $survey.get();
    if (survey?.survey_id === survey_id) $survey.set({ ...survey, publication: answer.publication });
  } catch (error) {
    if (!signal.aborted) $unpublished.set({ kind: 'failed', reason: reasonOf(error) });
  }
}
