import { compileExpression } from '@dialogwerk/shared/dialog';
import type { ConversationState, QuotaFull } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import type { ConversationId } from '../dialogs/ConversationId.ts';
import { inTransaction } from '../storage/inTransaction.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { takenPlaces } from './takenPlaces.ts';

/** How long a place is held for who is on the way, from when it was taken or a reply renewed it; milliseconds. */
const HELD_MS = 24 * 60 * 60_000;
/** A place that runs out sooner is taken anew, so that none runs out while its turn is being stored. */
const RENEWED_BEFORE_MS = 60 * 60_000;

/**
 * Takes a place in each quota that a conversation belongs to after a turn, and gives back those that it does not belong to any more; gives
 * the first one that is full, or null. Whoever was turned away once is not counted again.
 *
 * A place is taken while the quota's row is locked, and counted behind the lock, so that any number of servers give no more than there are.
 */
export async function settleQuotas(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
  state: ConversationState,
  now: number,
): Promise<QuotaFull | null> {
  if (state.quota !== undefined) return null;
  const quotas = await db
    .selectFrom('quotas as q')
    .leftJoin('quota_places as p', (join) =>
      join
        .onRef('p.survey_id', '=', 'q.survey_id')
        .onRef('p.quota_id', '=', 'q.quota_id')
        .on('p.conversation_id', '=', conversation_id),
    )
    .select(['q.quota_id', 'q.condition', 'q.when_full', 'p.held_until'])
    .where('q.survey_id', '=', survey_id)
    .orderBy('q.place')
    .execute();
  const ofConversation = { survey_id, conversation_id };
  for (const { quota_id, condition, when_full, held_until } of quotas) {
    const belongs = compileExpression(condition)(state.variables, state.at) === true;
    if (!belongs && held_until !== null) await giveBack(db, ofConversation, quota_id);
    if (!belongs || (held_until !== null && held_until.getTime() > now + RENEWED_BEFORE_MS)) continue;
    if (await takePlace(db, ofConversation, quota_id, now)) continue;
    await giveBack(db, ofConversation);
    return { quota_id, to: when_full.kind === 'address' ? { kind: 'end', text: '' } : when_full };
  }
  return null;
}

/** Takes a place, or renews the one that was held; false where there is none. */
async function takePlace(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
  quota_id: string,
  now: number,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const quota = await tx
      .selectFrom('quotas')
      .select('most')
      .where('survey_id', '=', survey_id)
      .where('quota_id', '=', quota_id)
      .forUpdate()
      .executeTakeFirst();
    // Taken out of the study meanwhile.
    if (!quota) return true;
    const taken = await takenPlaces(tx, survey_id, now, conversation_id);
    if ((taken.get(quota_id) ?? 0) >= quota.most) return false;
    const held_until = new Date(now + HELD_MS);
    await tx
      .insertInto('quota_places')
      .values({ survey_id, quota_id, conversation_id, held_until })
      .onConflict((conflict) =>
        conflict.columns(['survey_id', 'quota_id', 'conversation_id']).doUpdateSet({ held_until }),
      )
      .execute();
    return true;
  });
}

/** Gives back a conversation's place in a quota, or in all. */
async function giveBack(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: ConversationId,
  quota_id?: string,
): Promise<void> {
  const places = db
    .deleteFrom('quota_places')
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id);
  await (quota_id === undefined ? places : places.where('quota_id', '=', quota_id)).execute();
}
