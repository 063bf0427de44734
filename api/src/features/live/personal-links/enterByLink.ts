import { pickValues } from '../../../dialogs/linkParameters.ts';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import type { Services } from '../../../services.ts';
import { isUuid } from '../../../storage/ids.ts';
import { enterStudies } from '../../../studies/enterStudies.ts';
import { openParticipation } from '../chats/openParticipation.ts';
import { publishedManager } from '../chats/publishedManager.ts';
import { resumeCode } from '../chats/resumeCode.ts';
import { handOverHash } from '../other-devices/handOverHash.ts';
import { issueHandOver } from '../other-devices/issueHandOver.ts';
import type { Arrival } from '../opening/Arrival.ts';
import { openConversations } from '../opening/openConversations.ts';
import { insertLiveUser } from '../opening/registerLiveUser.ts';
import { findInvitee } from './findInvitee.ts';
import type { FoundInvitee } from './findInvitee.ts';

/** Where a link leads who wants to begin or to go on. */
export type Entered =
  /** `code` lets the page of the dialog go on with the conversation, once, or that of the multi-chat with its chats. */
  | { readonly kind: 'entered'; readonly survey_id: string; readonly code: string; readonly to: 'survey' | 'manager' }
  /** Its one conversation was begun, and nothing leads back to it from here. */
  | { readonly kind: 'used'; readonly survey_id: string }
  | { readonly kind: 'unknown' };

/**
 * Begins the one conversation of a personal link, or goes on with it. In an anonymous list it notes that the link was used and nothing else, so that only who has begun
 * goes on: a repeat of the same `attempt`, which its page has made, finds the conversation by that as long as it was not opened. Refuses where a study is closed (410).
 */
export async function enterByLink(
  services: Services,
  token: string,
  attempt: string,
  { device, wished }: Pick<Arrival, 'device' | 'wished'>,
): Promise<Entered> {
  return services.db.transaction().execute(async (tx): Promise<Entered> => {
    const invitee = await findInvitee(tx, token);
    if (!invitee) return { kind: 'unknown' };
    const { survey_id, invitee_id, anonymous } = invitee;
    const code = services.pseudonym(`personal-link:${token}:${attempt}`).toString('base64url').slice(0, 22);
    const inside = { ...services, db: tx };
    // Waits for who is just entering by the same link.
    const use = await tx
      .insertInto('invitee_uses')
      .values({ survey_id, invitee_id, user_id_live: null })
      .onConflict((conflict) => conflict.doNothing())
      .returning('survey_id')
      .executeTakeFirst();
    const isManager = isUuid(survey_id);
    if (use) {
      const arrival = { device, wished };
      const conversation = await (isManager ? beginChats(inside, invitee, arrival) : begin(inside, invitee, arrival));
      await issueHandOver(tx, services, conversation, code);
      return leadTo(inside, { survey_id, code, conversation });
    }
    const conversation = anonymous ? await begunBy(inside, code) : await conversationOf(inside, survey_id, invitee_id);
    if (!conversation) return { kind: 'used', survey_id };
    await issueHandOver(tx, services, conversation, code);
    return leadTo(inside, { survey_id, code, conversation });
  });
}

/** The page of a dialog goes on by the code, once; that of a multi-chat by the code of the participation, as its other devices do. */
async function leadTo(
  services: Services,
  {
    survey_id,
    code,
    conversation,
  }: { readonly survey_id: string; readonly code: string; readonly conversation: ConversationId },
): Promise<Extract<Entered, { kind: 'entered' }>> {
  if (!isUuid(survey_id)) return { kind: 'entered', survey_id, code, to: 'survey' };
  const { participation_id } = await services.db
    .selectFrom('conversations')
    .select('participation_id')
    .where('survey_id', '=', conversation.survey_id)
    .where('conversation_id', '=', conversation.conversation_id)
    .executeTakeFirstOrThrow();
  const resume = resumeCode(services, participation_id ?? '');
  return { kind: 'entered', survey_id, code: resume, to: 'manager' };
}

/** All chats of a multi-chat at once; gives the first of their conversations, by which the same attempt finds them again. */
async function beginChats(
  services: Services,
  { survey_id, invitee_id, anonymous, known }: FoundInvitee,
  { device, wished }: Pick<Arrival, 'device' | 'wished'>,
): Promise<ConversationId> {
  const { db } = services;
  const manager = await publishedManager(db, survey_id);
  const { user_id_live } = await insertLiveUser(db, services.now());
  const cameWith = new Map<string, CameWith | null>();
  for (const chat of manager.surveys)
    cameWith.set(chat.survey_id, anonymous ? null : await pickValues(db, chat.survey_id, known));
  const participation_id = await openParticipation(
    db,
    manager,
    { user_id_live, device, wished, origin: { cameWith } },
    services,
  );
  await enterStudies(db, [survey_id], 'invited', services.now());
  if (!anonymous) await tie(services, { survey_id, invitee_id, user_id_live });
  return db
    .selectFrom('conversations')
    .select(['survey_id', 'conversation_id'])
    .where('participation_id', '=', participation_id)
    .orderBy('survey_id')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** Notes whose conversation it is. */
async function tie(
  { db }: Services,
  {
    survey_id,
    invitee_id,
    user_id_live,
  }: { readonly survey_id: string; readonly invitee_id: string; readonly user_id_live: string },
): Promise<void> {
  await db
    .updateTable('invitee_uses')
    .set({ user_id_live })
    .where('survey_id', '=', survey_id)
    .where('invitee_id', '=', invitee_id)
    .execute();
}

async function begin(
  services: Services,
  { survey_id, invitee_id, anonymous, known }: FoundInvitee,
  { device, wished }: Pick<Arrival, 'device' | 'wished'>,
): Promise<ConversationId> {
  const { db } = services;
  const { user_id_live } = await insertLiveUser(db, services.now());
  const cameWith = anonymous ? null : await pickValues(db, survey_id, known);
  const origin = { cameWith: new Map([[survey_id, cameWith]]) };
  const [conversation] = await openConversations(
    db,
    [survey_id],
    { user_id_live, runs: 'published', device, wished, origin },
    services,
  );
  if (!conversation) throw new Error('no conversation was begun');
  await enterStudies(db, [survey_id], 'invited', services.now());
  if (!anonymous) await tie(services, { survey_id, invitee_id, user_id_live });
  return conversation;
}

/** The conversation that an attempt has begun and nobody has opened yet. */
async function begunBy(services: Services, code: string): Promise<ConversationId | undefined> {
  return services.db
    .selectFrom('hand_overs')
    .select(['survey_id', 'conversation_id'])
    .where('code_hash', '=', handOverHash(services, code))
    .where('used_at', 'is', null)
    .where('expires_at', '>', new Date(services.now()))
    .executeTakeFirst();
}

async function conversationOf(
  { db }: Services,
  survey_id: string,
  invitee_id: string,
): Promise<ConversationId | undefined> {
  return (
    db
      .selectFrom('invitee_uses as u')
      // A live user has one conversation, or those of one participation.
      .innerJoin('conversations as c', 'c.user_id_live', 'u.user_id_live')
      .where('u.survey_id', '=', survey_id)
      .where('u.invitee_id', '=', invitee_id)
      .where('c.is_live', '=', true)
      .select(['c.survey_id', 'c.conversation_id'])
      .orderBy('c.survey_id')
      .limit(1)
      .executeTakeFirst()
  );
}
