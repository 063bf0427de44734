import type { Kysely } from 'kysely';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { Services } from '../../../services.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { handOverHash } from './handOverHash.ts';

/** Long enough to fetch the other device. */
const VALID_MS = 15 * 60_000;

/** Lets a code open a conversation once, in place of the one before. */
export async function issueHandOver(
  db: Kysely<Tables>,
  services: Pick<Services, 'now' | 'pseudonym'>,
  { survey_id, conversation_id }: ConversationId,
  code: string,
): Promise<void> {
  const expires_at = new Date(services.now() + VALID_MS);
  const fresh = { code_hash: handOverHash(services, code), expires_at, used_at: null };
  await db
    .insertInto('hand_overs')
    .values({ survey_id, conversation_id, ...fresh })
    .onConflict((conflict) => conflict.columns(['survey_id', 'conversation_id']).doUpdateSet(fresh))
    .execute();
}
