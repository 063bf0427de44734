import { randomUUID } from 'node:crypto';
import type { ChatsSpoken, Language } from '@dialogwerk/shared/contract';
import { isWaiting, spokenFrom } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import { findByUser } from '../turn/conversationStatements.ts';
import { languageOf } from '../turn/languageOf.ts';
import type { LiveServices } from '../LiveServices.ts';
import { findParticipation } from './participationStatements.ts';
import type { ParticipationRow } from './participationStatements.ts';
import { playInChats } from './playInChats.ts';
import { spokenChats } from './spokenChats.ts';

/** As for a turn: each further attempt means that another call was quicker, or that a system was waited for. */
const ATTEMPTS = 5;

interface Wanted {
  readonly user_id_live: string;
  readonly survey_id: string;
  readonly language: Language;
}

/**
 * Goes on with all chats of a respondent in another language, each as a turn of its own; a dialog that does not have it goes on in its own, and one that waits for a system
 * for too long stays as it is until this is called again. Gives what stands around the chats then. Refuses with 404 (no chats), 410 (not active any more), 422 (no
 * dialog has the language).
 */
export async function switchChatsLanguage(
  live: LiveServices,
  user_id_live: string,
  language: Language,
): Promise<ChatsSpoken> {
  const participation = await findParticipation(live.pool, user_id_live);
  if (!participation) throw new CallError('conversation/unknown');
  const { dialog_manager_id, publication_id, is_test } = participation;
  const { active } = await live.db
    .selectFrom('dialog_managers')
    .select((row) => row.and([row('active', '=', true), row('deleted_at', 'is', null)]).as('active'))
    .where('dialog_manager_id', '=', dialog_manager_id)
    .executeTakeFirstOrThrow();
  if (!active && !is_test) throw new CallError('survey/inactive');
  const { surveys } = await live.compiledChats.get(dialog_manager_id, publication_id);
  const having = [...surveys].flatMap(([survey_id, { languages }]) =>
    languages.includes(language) ? [survey_id] : [],
  );
  if (having.length === 0) throw new CallError('language/unknown');
  for (const survey_id of having) await speakIn(live, participation, { user_id_live, survey_id, language });
  const spoken = await spokenChats(live, participation);
  if (!spoken) throw new CallError('language/unknown');
  return spoken;
}

async function speakIn(live: LiveServices, participation: ParticipationRow, wanted: Wanted): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) if (await isSpoken(live, participation, wanted)) return;
}

/** Has one chat speak the language; false where it is to be tried again. */
async function isSpoken(
  live: LiveServices,
  { participation_id, dialog_manager_id, publication_id }: ParticipationRow,
  { user_id_live, survey_id, language }: Wanted,
): Promise<boolean> {
  const row = await findByUser(live.pool, survey_id, user_id_live);
  const survey = (await live.compiledChats.get(dialog_manager_id, publication_id, row?.led)).surveys.get(survey_id);
  if (!row || !survey) return true;
  const { state, turn, conversation_id } = row;
  if (languageOf(survey, state).language === language) return true;
  if (turn === 0) return beginsIn(live, { conversation_id, survey_id, language });
  if (isWaiting(state)) {
    await live.requests.settle({ survey_id, conversation_id }).catch(() => undefined);
    return false;
  }
  const event = { kind: 'language', language } as const;
  const own = { survey_id, turn, turn_id: randomUUID(), event, file: null, heard: null };
  const played = await playInChats(live, participation_id, { kind: 'turn', survey_id, event }, own);
  return played.outcome !== 'moved-on';
}

/** Has a chat that has not begun begin in the language; false where it has begun meanwhile. */
async function beginsIn(
  { db }: Pick<LiveServices, 'db'>,
  {
    conversation_id,
    survey_id,
    language,
  }: Pick<Wanted, 'survey_id' | 'language'> & { readonly conversation_id: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('conversations')
    .set({ state: sql`state || ${JSON.stringify(spokenFrom(language))}::jsonb` })
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where('turn', '=', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
