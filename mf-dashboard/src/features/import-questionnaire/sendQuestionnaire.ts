import { ApiError, reasonOf, send } from '@dialogwerk/shared/clients';
import type { CallRequest, CallResponse } from '@dialogwerk/shared/contract';

export type ImportOutcome =
  | { readonly kind: 'done'; readonly imported: CallResponse<'importQuestionnaire'> }
  /** The server's sentence, which says what is wrong with the file; nothing was made. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The connection or the server broke: whether a dialog was made is not known. */
  | { readonly kind: 'no-answer'; readonly reason: string }
  | { readonly kind: 'cancelled' };

/** Has the server make a dialog of a file. */
export async function sendQuestionnaire(
  questionnaire: CallRequest<'importQuestionnaire'>,
  signal: AbortSignal,
): Promise<ImportOutcome> {
  try {
    const imported = await send('importQuestionnaire', questionnaire, { signal });
    return { kind: 'done', imported };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    return { kind: unanswered ? 'no-answer' : 'refused', reason: reasonOf(error) };
  }
}
