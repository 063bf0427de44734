import { filledAddress } from '@dialogwerk/shared/contract';
import type { CallResponse } from '@dialogwerk/shared/contract';
import type { ConversationState } from '@dialogwerk/shared/dialog';
import { CallError } from '../../../errors/CallError.ts';
import { findStudy } from '../../../studies/findStudy.ts';
import { chatsSentOn } from '../chats/chatsSentOn.ts';
import type { LiveServices } from '../LiveServices.ts';

/** How long after its end a conversation has just come to it, in milliseconds. */
const JUST_MS = 60_000;

/** What is told of where it goes on; `finished_id`: the public id of the multi-chat that has come to its end with this, null for none. */
interface SentOn {
  readonly told: CallResponse<'sentOn'>;
  readonly finished_id: string | null;
}

/**
 * Where a respondent's conversation is sent on to once it has ended, filled with its variables, those of its link among them; one of a multi-chat once all of that has come to its end.
 */
export async function sentOn(
  { db, now }: Pick<LiveServices, 'db' | 'now'>,
  survey_id: string,
  user_id_live: string,
): Promise<SentOn> {
  const conversation = await db
    .selectFrom('conversations')
    .select(['state', 'finished_at', 'screened', 'is_live', 'participation_id'])
    .where('survey_id', '=', survey_id)
    .where('user_id_live', '=', user_id_live)
    .executeTakeFirst();
  if (!conversation) throw new CallError('conversation/unknown');
  const { state, finished_at, screened, is_live, participation_id } = conversation;
  const is_test = !is_live;
  const nowhere = { told: { address: null, at_once: false, is_test }, finished_id: null };
  if (finished_at === null) return nowhere;
  const isJust = is_live && now() - finished_at.getTime() < JUST_MS;
  if (participation_id !== null) {
    const end = await chatsSentOn({ db }, participation_id);
    if (!end) return nowhere;
    // Of all chats that have ended, the one that ended it leads on.
    const at_once = isJust && finished_at >= end.finished_at;
    return { told: { address: end.address, at_once, is_test }, finished_id: end.public_id };
  }
  const study = await findStudy(db, survey_id);
  const ended = screened ? study?.screened_address : study?.finished_address;
  const address = state.quota === undefined ? ended : await addressOfQuota(db, survey_id, state.quota, study);
  const filled = address ? filledAddress(address, valueIn(state)) : null;
  return { told: { address: filled, at_once: isJust, is_test }, finished_id: null };
}

/** The quota's own address, else the one for all quotas. */
async function addressOfQuota(
  db: LiveServices['db'],
  survey_id: string,
  quota_id: string,
  study: { readonly quota_address: string | null } | undefined,
): Promise<string | null> {
  const quota = await db
    .selectFrom('quotas')
    .select('when_full')
    .where('survey_id', '=', survey_id)
    .where('quota_id', '=', quota_id)
    .executeTakeFirst();
  return quota?.when_full.kind === 'address' ? quota.when_full.address : (study?.quota_address ?? null);
}

/** What stands under a name in the conversation's variables, among them those of its link. */
function valueIn({ variables }: ConversationState): (name: string) => string | null {
  return (name) => {
    const value = Object.hasOwn(variables, name) ? (variables[name] ?? null) : null;
    return value === null ? null : String(value);
  };
}
