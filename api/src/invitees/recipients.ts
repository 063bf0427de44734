import type { MailingKind } from '@dialogwerk/shared/contract';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Tables } from '../storage/tables/tables.ts';

type WithInvitee = Tables & { i: Tables['invitees'] };
type OfInvitee = ExpressionBuilder<WithInvitee, 'i'>;
type Condition = ExpressionWrapper<WithInvitee, 'i', SqlBool>;

/** Whether the link of an invitee (`i`) was used. */
export function isUsed(i: OfInvitee): Condition {
  return i.exists(usesOf(i).select('u.survey_id'));
}

/** Whether an invitee (`i`) has come to the end; false for all of an anonymous list. */
export function hasFinished(i: OfInvitee): Condition {
  return i.or([
    i.exists(conversationsOf(i).where('c.finished_at', 'is not', null).select('c.survey_id')),
    i.exists(participationsOf(i).where('p.finished_at', 'is not', null).select('p.participation_id')),
  ]);
}

/** Whether there is a conversation of an invitee (`i`), or a participation; false for all of an anonymous list. */
export function hasConversation(i: OfInvitee): Condition {
  return i.or([
    i.exists(conversationsOf(i).select('c.survey_id')),
    i.exists(participationsOf(i).select('p.participation_id')),
  ]);
}

/** Whether mails reach an invitee (`i`). */
export function isReached(i: OfInvitee): Condition {
  return i.and([i('i.email', 'is not', null), i('i.refused', '=', ''), i('i.unsubscribed', '=', false)]);
}

/** Whether an invitee (`i`) is on the list and gets a mail of a kind. */
export function isRecipient(i: OfInvitee, kind: MailingKind): Condition {
  const wanted: Readonly<Record<MailingKind, () => Condition>> = {
    invitation: () => i.and([i('i.invited', '=', false), i.not(isUsed(i))]),
    not_begun: () => i.not(isUsed(i)),
    // Who has deleted their conversation has said that they are done.
    not_finished: () => i.or([i.not(isUsed(i)), i.and([hasConversation(i), i.not(hasFinished(i))])]),
  };
  return i.and([i('i.removed_at', 'is', null), isReached(i), wanted[kind]()]);
}

function usesOf(i: OfInvitee) {
  return i
    .selectFrom('invitee_uses as u')
    .whereRef('u.survey_id', '=', 'i.survey_id')
    .whereRef('u.invitee_id', '=', 'i.invitee_id');
}

function conversationsOf(i: OfInvitee) {
  return usesOf(i).innerJoin('conversations as c', (join) =>
    join
      .onRef('c.survey_id', '=', 'u.survey_id')
      .onRef('c.user_id_live', '=', 'u.user_id_live')
      .on('c.is_live', '=', true),
  );
}

/** Whose list is a multi-chat's has begun all of its chats at once. */
function participationsOf(i: OfInvitee) {
  return usesOf(i).innerJoin('participations as p', 'p.user_id_live', 'u.user_id_live');
}
