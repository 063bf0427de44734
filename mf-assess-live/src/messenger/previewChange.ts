import type { CallResponse, OpenQuestion, Reply } from '@dialogwerk/shared/contract';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { callOutcomeOf } from '../features/conversation/model/CallOutcome.ts';

/** What a changed answer would take away; null when the server does not say so now. */
export type ChangePreview = CallResponse<'previewChange'> | null;

/** Which later answers another reply to an earlier question would take away. */
export function previewChange(
  { client }: Pick<RunningConversation, 'client'>,
  survey_id: string,
  { unique_question_id, nachfrage_id }: Pick<OpenQuestion, 'unique_question_id' | 'nachfrage_id'>,
  reply: Reply,
): Promise<ChangePreview> {
  const wanted = { survey_id, unique_question_id, nachfrage_id, reply };
  return client.call('previewChange', wanted).catch((error: unknown) =>
    // What is refused is said once it is sent.
    callOutcomeOf(error).kind === 'again' ? null : { is_certain: true, withdrawn: [] },
  );
}
