import type { CallResponse } from '@dialogwerk/shared/contract';
import { CallError } from '../../../errors/CallError.ts';
import type { Services } from '../../../services.ts';
import { readSettings } from '../../../storage/surveys/readSettings.ts';
import { deleteParticipation } from '../chats/restartParticipation.ts';
import { deleteConversation } from './deleteConversation.ts';
import { receiptHash } from './receiptCode.ts';
import { admitCode, forgiveCode } from './receiptThrottle.ts';
import { signedEntries } from '../turn/signedEntries.ts';
import { answersOf } from '../../../dialogs/answersOf.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';

type Receipt = CallResponse<'receipt'>;

/**
 * All that is stored of the conversation that a code belongs to, also when the dialog is not active any more. Refuses
 * with 404 an unknown code, with 429 after too many unknown ones from an address.
 */
export async function readReceipt(services: Services, code: string, address: string): Promise<Receipt> {
  const found = await findByCode(services, code, address);
  const { survey_id, conversation_id, participation_id, revision, started_at, finished_at } = found;
  const turns = await readTurns(services.db, { survey_id, conversation_id });
  const applying = turns.filter(({ withdrawn_at }) => withdrawn_at === null);
  const inTime = answersOf(turns).toSorted(
    ({ row: a }, { row: b }) => a.created_at.getTime() - b.created_at.getTime() || a.turn - b.turn,
  );
  const settings = await readSettings(services.db, survey_id, revision);
  return {
    survey_name: settings?.survey_name ?? '',
    others: participation_id === null ? [] : await namesBeside(services, participation_id, survey_id),
    started_at: started_at.getTime(),
    finished_at: finished_at && finished_at.getTime(),
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
    feedback: await readFeedback(services, { survey_id, conversation_id }),
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

async function findByCode(services: Services, code: string, address: string) {
  await admitCode(services, address);
  const found = await services.db
    .selectFrom('conversations')
    .select(['survey_id', 'conversation_id', 'user_id_live', 'is_live', 'started_at', 'finished_at', 'revision'])
    .select('participation_id')
    .where('receipt_hash', '=', receiptHash(services, code))
    .executeTakeFirst();
  if (!found) throw new CallError('receipt/unknown');
  await forgiveCode(services, address);
  return found;
}

/** What the respondent has said of the dialog, in order of time. */
async function readFeedback(
  { db }: Pick<Services, 'db'>,
  { survey_id, conversation_id }: { readonly survey_id: string; readonly conversation_id: string },
): Promise<Receipt['feedback']> {
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
