import { STUDY_ZONE } from '@dialogwerk/shared/contract';
import { markVariables } from '@dialogwerk/shared/dialog';
import type { ConversationMarks, MarkVariable, NotedCode, Variable } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { personName } from '../../../accounts/personName.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { codingsOfText } from '../coding/codedAnswers.ts';
import { deviceOf } from '../filter/matching.ts';

type Db = Kysely<Tables>;

/** Every code that a dialog has had, in the order in which they came. */
async function readAllCodes(db: Db, survey_id: string): Promise<NotedCode[]> {
  const { rows } = await sql<NotedCode>`
    select code_id, unique_question_id as question, part, name, deleted_at is not null as is_deleted
    from codes where survey_id = ${survey_id}
    order by created_at, code_id`.execute(db);
  return rows;
}

/** Every word that is put to a conversation of a dialog, with a key that only the word decides. */
async function readAllTags(db: Db, survey_id: string): Promise<{ tag: string; key: string }[]> {
  const { rows } = await sql<{ tag: string; key: string }>`
    select distinct tag, md5(tag) as key from conversation_tags where survey_id = ${survey_id} order by tag`.execute(
    db,
  );
  return rows;
}

/** The columns of what can be noted on a dialog's conversations; `variables`: all that its data has. */
export async function readMarkVariables(
  db: Db,
  survey_id: string,
  variables: readonly Variable[],
): Promise<MarkVariable[]> {
  const [tags, codes] = [await readAllTags(db, survey_id), await readAllCodes(db, survey_id)];
  return markVariables({ tags, codes }, variables);
}

interface NoteRow {
  readonly at: string;
  readonly text: string;
  readonly username: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
}

interface MarksRow extends Omit<ConversationMarks, 'notes'> {
  readonly conversation_id: string;
  readonly notes: readonly NoteRow[];
}

function noteOf({ at, text, username, first_name, last_name }: NoteRow): ConversationMarks['notes'][number] {
  return { at, text, author: username === null ? null : personName({ username, first_name, last_name }) };
}

/** What was noted on some conversations of a dialog, by their ids. */
export async function readMarks(
  db: Db,
  survey_id: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, ConversationMarks>> {
  const { rows } = await sql<MarksRow>`
    select c.conversation_id, ${deviceOf} as device, c.flags,
      array(
        select g.tag from conversation_tags g
        where g.survey_id = c.survey_id and g.conversation_id = c.conversation_id order by g.tag) as tags,
      coalesce((
        select jsonb_agg(jsonb_build_object(
            'at', to_char(n.created_at at time zone ${STUDY_ZONE}, 'YYYY-MM-DD HH24:MI'), 'text', n.text,
            'username', p.username, 'first_name', p.first_name, 'last_name', p.last_name)
          order by n.created_at, n.note_id)
        from conversation_notes n left join accounts p on p.user_id = n.user_id
        where n.survey_id = c.survey_id and n.conversation_id = c.conversation_id), '[]') as notes,
      coalesce((
        select jsonb_agg(jsonb_build_array(g.code_id, g.coder))
        from answers a, lateral (select k.code_id, k.coder ${codingsOfText}) g
        where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and a.withdrawn_turn = 0), '[]') as codings
    from conversations c
    where c.survey_id = ${survey_id} and c.conversation_id = any(${ids}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ conversation_id, notes, ...marks }) => [conversation_id, { ...marks, notes: notes.map(noteOf) }]),
  );
}
