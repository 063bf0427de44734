import type { GivenReply, OpenQuestion } from '@dialogwerk/shared/contract';
import type { RunningConversation } from '../features/conversation/effects/RunningConversation.ts';
import { exampleFile } from './exampleFile.ts';

type Sender = Pick<RunningConversation, '$conversation' | 'token' | 'renewToken'>;

/** Sends an example file for a question and gives the reply that it makes; null where the author has to give one. */
export async function exampleReply(
  survey_id: string,
  { unique_question_id, nachfrage_id, input }: OpenQuestion,
  running: Sender,
): Promise<GivenReply | null> {
  const example = exampleFile(input);
  if (!example || (input.type !== 'upload' && input.type !== 'voice' && input.type !== 'signature')) return null;
  const { createSendMedia } = await import('../features/inputs/types/files.ts');
  const send = createSendMedia(survey_id, running);
  const sent = await send(
    { unique_question_id, nachfrage_id, ...example },
    () => undefined,
    new AbortController().signal,
  );
  return sent.kind === 'stored' ? { type: input.type, media_id: sent.media_id } : null;
}
