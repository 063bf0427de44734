import { ApiError, authorClient, reasonOf } from '@dialogwerk/shared/clients';
import type { CallResponse } from '@dialogwerk/shared/contract';
import type { FileProblem } from '../model/fileProblem.ts';

export type ImportOutcome =
  | { readonly kind: 'done'; readonly imported: CallResponse<'importQuestionnaire'> }
  /** The server's sentence, which says what is wrong with the file; nothing was made. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** The connection or the server broke: whether a dialog was made is not known. */
  | { readonly kind: 'no-answer'; readonly reason: string }
  | { readonly kind: 'bad-file'; readonly problem: FileProblem }
  | { readonly kind: 'cancelled' };

/** Reads a file and has the server make a dialog of it. */
export async function sendQuestionnaire(file: File, signal: AbortSignal): Promise<ImportOutcome> {
  let content: string;
  try {
    content = await file.text();
  } catch {
    return { kind: 'bad-file', problem: { kind: 'unreadable', file } };
  }
  try {
    const imported = await authorClient.call('importQuestionnaire', { file_name: file.name, content }, { signal });
    return { kind: 'done', imported };
  } catch (error) {
    if (signal.aborted) return { kind: 'cancelled' };
    const unanswered = error instanceof ApiError && (error.status === 0 || error.status >= 500);
    return { kind: unanswered ? 'no-answer' : 'refused', reason: reasonOf(error) };
  }
}
