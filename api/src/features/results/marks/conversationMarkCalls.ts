import type { ConversationNote } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { personName } from '../../../accounts/personName.ts';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { findConversation } from './findConversation.ts';

const MOST_NOTES = 100;

const conversationMarks: Handler<'conversationMarks'> = async (input, context) => {
  const { flags, ...key } = await findConversation(input, context);
  const { db } = context.services;
  const tags = await db
    .selectFrom('conversation_tags')
    .select('tag')
    .where((row) => row.and(key))
    .orderBy('tag')
    .execute();
  return { notes: await readNotes(db, key), tags: tags.map(({ tag }) => tag), flags };
};

const setConversationNote: Handler<'setConversationNote'> = async (input, context) => {
  const { survey_id, conversation_id } = await findConversation(input, context);
  const { note_id, text } = input;
  const { db, now } = context.services;
  const { user_id } = context.who;
  const notes = await inTransaction(db, async (tx) => {
    // Locked, so that two at once cannot go beyond the limit.
    await tx
      .selectFrom('conversations')
      .select('conversation_id')
      .where('survey_id', '=', survey_id)
      .where('conversation_id', '=', conversation_id)
      .forNoKeyUpdate()
      .execute();
    const before = await readNotes(tx, { survey_id, conversation_id });
    if (before.length >= MOST_NOTES && !before.some((one) => one.note_id === note_id))
      throw new CallError('results/too-many-notes');
    await tx
      .insertInto('conversation_notes')
      .values({ survey_id, conversation_id, note_id, user_id, text, created_at: new Date(now()) })
      .onConflict((conflict) => conflict.columns(['survey_id', 'conversation_id', 'note_id']).doUpdateSet({ text }))
      .execute();
    return readNotes(tx, { survey_id, conversation_id });
  });
  const note = notes.find((one) => one.note_id === note_id);
  if (!note) throw new CallError('conversation/unknown');
  return { note };
};

const deleteConversationNote: Handler<'deleteConversationNote'> = async (input, context) => {
  const { survey_id, conversation_id } = await findConversation(input, context);
  await context.services.db
    .deleteFrom('conversation_notes')
    .where((row) => row.and({ survey_id, conversation_id, note_id: input.note_id }))
    .execute();
  return { msg: 'success' };
};

const setConversationTags: Handler<'setConversationTags'> = async (input, context) => {
  const { survey_id, conversation_id } = await findConversation(input, context);
  const tags = [...new Set(input.tags)].toSorted();
  await context.services.db.transaction().execute(async (tx) => {
    await tx
      .deleteFrom('conversation_tags')
      .where((row) => row.and({ survey_id, conversation_id }))
      .execute();
    await sql`
      insert into conversation_tags (survey_id, conversation_id, tag)
      select ${survey_id}, ${conversation_id}::uuid, unnest(${tags}::text[])
      on conflict do nothing`.execute(tx);
  });
  return { tags };
};

const conversationTags: Handler<'conversationTags'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { rows } = await sql<{ tag: string; total: number }>`
    select tag, count(*) as total from conversation_tags where survey_id = ${survey_id}
    group by tag order by total desc, tag`.execute(services.db);
  return { tags: rows };
};

/** The notes on a conversation, in order of time. */
async function readNotes(
  db: Kysely<Tables>,
  { survey_id, conversation_id }: { readonly survey_id: string; readonly conversation_id: string },
): Promise<ConversationNote[]> {
  const rows = await db
    .selectFrom('conversation_notes')
    .leftJoin('accounts', 'accounts.user_id', 'conversation_notes.user_id')
    .select(['note_id', 'text', 'conversation_notes.created_at', 'username', 'first_name', 'last_name'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .orderBy('conversation_notes.created_at')
    .orderBy('note_id')
    .execute();
  return rows.map(({ note_id, text, created_at, username, first_name, last_name }) => ({
    note_id,
    text,
    created_at: created_at.getTime(),
    author: username === null ? null : personName({ username, first_name, last_name }),
  }));
}

/** What authors note on conversations (role with analyse 1); respondents never see it. */
export const conversationMarkCalls = {
  conversationMarks,
  setConversationNote,
  deleteConversationNote,
  setConversationTags,
  conversationTags,
} satisfies Partial<Handlers>;
