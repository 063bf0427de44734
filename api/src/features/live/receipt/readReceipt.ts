import type { OwnData } from '@dialogwerk/shared/contract';
import type { Services } from '../../../services.ts';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import { readSettings } from '../../../storage/surveys/readSettings.ts';
import { deleteParticipation } from '../chats/restartParticipation.ts';
import { deleteConversation } from './deleteConversation.ts';
import { findByCode } from './findByCode.ts';
import { readOwnConsents } from './readOwnConsents.ts';
import { readSent } from './readSent.ts';
import { signedPath } from '../../../links/signedPath.ts';
import { replyMediaPath } from '../../../media/replyMediaAddress.ts';
import { signedEntries } from '../turn/signedEntries.ts';
import { answersOf } from '../../../dialogs/answersOf.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';

/**
 * All that is stored of the conversation that a code belongs to, also when the dialog is not active any more. Refuses
 * with 404 an unknown code, with 429 after too many unknown ones from an address.
 */
export async function readReceipt(services: Services, code: string, address: string): Promise<OwnData> {
  const { db } = services;
  const found = await findByCode(services, code, address);
  const { survey_id, conversation_id, user_id_live, participation_id, revision, started_at, finished_at } = found;
  const key = { survey_id, conversation_id };
  const turns = await readTurns(db, key);
  const applying = turns.filter(({ withdrawn_at }) => withdrawn_at === null);
  const inTime = answersOf(turns).toSorted(
    ({ row: a }, { row: b }) => a.created_at.getTime() - b.created_at.getTime() || a.turn - b.turn,
  );
  const settings = await readSettings(db, survey_id, revision);
  return {
    survey_name: settings?.survey_name ?? '',
    language: found.language ?? settings?.language ?? 'de',
    is_test: !found.is_live,
    others: participation_id === null ? [] : await namesBeside(services, participation_id, survey_id),
    started_at: started_at.getTime(),
    finished_at: finished_at && finished_at.getTime(),
    device: found.device,
    link: Object.entries(found.came_with ?? {}).map(([name, value]) => ({ name, value })),
    is_tied: await isTied(services, survey_id, user_id_live),
    entries: signedEntries(
      services,
      applying.flatMap(({ entries }) => entries),
    ),
    answers: inTime.map(({ question, answer, row: { created_at, withdrawn_at } }) => ({
      question,
      answer,
      answered_at: created_at.getTime(),
      withdrawn_at: withdrawn_at && withdrawn_at.getTime(),
    })),
    consents: await readOwnConsents(db, key),
    files: await readFiles(services, key),
    sent: await readSent(db, key, turns, found.state.variables),
    feedback: await readFeedback(services, key),
    notes: await countNotes(services, key),
  };
}

/**
 * Deletes that conversation with answers, transcript and files; a chat of a multi-chat with all others, because they have heard of
 * each other. Refuses as `readReceipt` does.
 */
export async function deleteByReceipt(services: Services, code: string, address: string): Promise<void> {
  const { participation_id, ...conversation } = await findByCode(services, code, address);
  if (participation_id === null) return deleteConversation(services, conversation);
  await deleteParticipation(services, { participation_id, user_id_live: conversation.user_id_live });
}

/** Whose chats beside one of them have begun in a respondent's part in a multi-chat, in its order. */
async function namesBeside({ db }: Services, participation_id: string, survey_id: string): Promise<string[]> {
  const rows = await db
    .selectFrom('conversations as c')
    .innerJoin('participations as p', 'p.participation_id', 'c.participation_id')
    .innerJoin('surveys as s', 's.survey_id', 'c.survey_id')
    .leftJoin('manager_surveys as m', (join) =>
      join.onRef('m.dialog_manager_id', '=', 'p.dialog_manager_id').onRef('m.survey_id', '=', 'c.survey_id'),
    )
    .select('s.survey_name')
    .where('c.participation_id', '=', participation_id)
    .where('c.survey_id', '!=', survey_id)
    .where('c.turn', '>', 0)
    .orderBy('m.order')
    .execute();
  return rows.map(({ survey_name }) => survey_name);
}

/** Whether somebody who was invited is known to have had it. */
async function isTied({ db }: Services, survey_id: string, user_id_live: string): Promise<boolean> {
  const use = await db
    .selectFrom('invitee_uses')
    .select('survey_id')
    .where('survey_id', '=', survey_id)
    .where('user_id_live', '=', user_id_live)
    .executeTakeFirst();
  return use !== undefined;
}

/** The files that were sent, the oldest first, with addresses that work for a day. */
async function readFiles(
  services: Pick<Services, 'db' | 'pseudonym' | 'now'>,
  { survey_id, conversation_id }: ConversationId,
): Promise<OwnData['files']> {
  const rows = await services.db
    .selectFrom('media')
    .select(['media_id', 'original_name as name', 'type', 'size', 'created_at'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where('size', 'is not', null)
    .orderBy('created_at')
    .orderBy('media_id')
    .execute();
  return rows.map(({ media_id, name, type, size, created_at }) => ({
    name,
    type,
    size: Number(size),
    created_at: created_at.getTime(),
    location: signedPath(services, replyMediaPath(media_id)),
  }));
}

/** What the respondent has said of the dialog, in order of time. */
async function readFeedback(
  { db }: Pick<Services, 'db'>,
  { survey_id, conversation_id }: ConversationId,
): Promise<OwnData['feedback']> {
  const given = await db
    .selectFrom('feedback')
    .select(['created_at', 'rating', 'text'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .orderBy('created_at')
    .orderBy('feedback_id')
    .execute();
  return given.map(({ created_at, rating, text }) => ({ created_at: created_at.getTime(), rating, text }));
}

async function countNotes({ db }: Pick<Services, 'db'>, key: ConversationId): Promise<number> {
  const { notes } = await db
    .selectFrom('conversation_notes')
    .select(({ fn }) => fn.countAll<number>().as('notes'))
    .where((row) => row.and(key))
    .executeTakeFirstOrThrow();
  return notes;
}
