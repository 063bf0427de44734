import { CallError } from '../../../errors/CallError.ts';
import type { AuthorContext } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { begunLive } from '../../../storage/surveys/liveConversations.ts';
import type { QualityFlag } from '@dialogwerk/shared/contract';

/** A conversation of respondents, as an author names it. */
export interface NamedConversation {
  readonly survey_id: string | number;
  readonly conversation_id: string;
}

/** A live conversation that has begun, for an author who may see it (role with analyse 1); 404 for any other. */
export async function findConversation(
  { survey_id: named, conversation_id }: NamedConversation,
  { services, who }: AuthorContext,
): Promise<{ readonly survey_id: string; readonly conversation_id: string; readonly flags: QualityFlag[] | null }> {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const found = await services.db
    .selectFrom('conversations as c')
    .select(['survey_id', 'conversation_id', 'flags'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where(begunLive)
    .executeTakeFirst();
  if (!found) throw new CallError('conversation/unknown');
  return found;
}
