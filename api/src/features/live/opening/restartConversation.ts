import { sql } from 'kysely';
import { countConsents } from '../../../consents/countConsents.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { deleteFilesOf } from '../../../media/clearMedia.ts';
import type { KnownDevice } from './deviceKind.ts';
import { openConversations } from './openConversations.ts';
import { isAskedFor, pinTest } from './triedRevision.ts';
import type { RunsOn } from './openConversations.ts';

/** One conversation, as the respondent or the testing author names it. */
export interface ConversationKey {
  readonly survey_id: string;
  readonly user_id_live: string;
  readonly is_live: boolean;
}

/**
 * Begins anew on what is published now, a test on the draft; the answers, files and the transcript so far are deleted. The live user's row
 * is locked meanwhile, so that two restarts at once do not both make a conversation.
 */
export async function restartConversation(
  services: Pick<Services, 'db' | 'now' | 'media' | 'pseudonym' | 'releases' | 'model'>,
  { survey_id, user_id_live, is_live }: ConversationKey,
  device: KnownDevice | null,
): Promise<void> {
  const deleted = await services.db.transaction().execute(async (transaction) => {
    await transaction
      .selectFrom('live_users')
      .select('user_id_live')
      .where('user_id_live', '=', user_id_live)
      .forNoKeyUpdate()
      .execute();
    await countConsents(
      transaction,
      sql`c.survey_id = ${survey_id} and c.user_id_live = ${user_id_live} and c.is_live = ${is_live}`,
    );
    const gone = await transaction
      .deleteFrom('conversations')
      .where('survey_id', '=', survey_id)
      .where('user_id_live', '=', user_id_live)
      .where('is_live', '=', is_live)
      .returning(['conversation_id', 'revision', 'came_with', 'state', 'publication_id', 'language'])
      .execute();
    const [before] = gone;
    if (!before) throw new CallError('conversation/unknown');
    const cameWith = new Map([[survey_id, before.came_with]]);
    // Whoever begins anew is in the group that they are in; a test draws anew.
    const draws = is_live ? before.state.draws : undefined;
    // Who tries the respondents' way goes on trying it.
    const isByTestLink = !is_live && gone.some(({ publication_id }) => publication_id !== null);
    const runs: RunsOn = is_live ? 'published' : isByTestLink ? 'published-test' : 'draft';
    // And is spoken to in the language that they have chosen.
    const wished = gone.flatMap(({ language }) => language ?? []);
    const user = { user_id_live, runs, device, wished, origin: { cameWith }, ...(draws ? { draws } : {}) };
    await openConversations(transaction, [survey_id], user, services);
    const { revision } = before;
    if (runs === 'draft' && (await isAskedFor(transaction, survey_id, revision)))
      await pinTest(transaction, { survey_id, user_id_live }, revision);
    return gone.map(({ conversation_id }) => conversation_id);
  });
  await deleteFilesOf(services, survey_id, deleted);
}
