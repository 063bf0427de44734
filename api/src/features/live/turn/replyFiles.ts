import type { CallInput } from '@dialogwerk/shared/contract';
import { replyFile } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import type { ReplyFile } from '@dialogwerk/shared/dialog';

/** A reply to a question of a conversation. */
interface Replied extends Pick<CallInput<'turn'>, 'survey_id' | 'unique_question_id' | 'reply'> {
  readonly conversation_id: string;
}

/**
 * The file that a reply names, null for a reply without one. Refuses (422) a file that was not sent whole for this very
 * question of this very conversation, because anyone can make up an id.
 */
export async function replyFileOf(
  { db }: Pick<Services, 'db'>,
  { survey_id, conversation_id, unique_question_id, reply }: Replied,
  survey: CompiledSurvey,
): Promise<ReplyFile | null> {
  const wanted = replyFile(reply);
  if (wanted === null) return null;
  const file = await db
    .selectFrom('media')
    .select(['media_id', 'type', 'kind', 'original_name'])
    .where('survey_id', '=', survey_id)
    .where('media_id', '=', wanted.media_id)
    .where('conversation_id', '=', conversation_id)
    .where('unique_question_id', '=', unique_question_id)
    .where('size', 'is not', null)
    .executeTakeFirst();
  if (!file || (wanted.kind !== null && file.kind !== wanted.kind)) {
    throw new CallError('reply/no-file', survey);
  }
  return file;
}

/** All files of a conversation, by their ids. */
export async function conversationFiles(
  { db }: Pick<Services, 'db'>,
  { survey_id, conversation_id }: { readonly survey_id: string; readonly conversation_id: string },
): Promise<ReadonlyMap<string, ReplyFile>> {
  const files = await db
    .selectFrom('media')
    .select(['media_id', 'type', 'original_name'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where('size', 'is not', null)
    .execute();
  return new Map(files.map((file) => [file.media_id, file]));
}
