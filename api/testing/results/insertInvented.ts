import { randomUUID } from 'node:crypto';
import type { InventedConversation } from '@dialogwerk/shared/testing/respondents';
import { sql } from 'kysely';
import { uuidv7 } from '../../src/storage/ids.ts';
import type { TestApi } from '../startTestApi.ts';

const MINUTE_MS = 60_000;

/** Stores conversations of invented respondents as if they had been led, one a minute from `begin` on; gives their ids. */
export async function insertInvented(
  { services: { db } }: TestApi,
  survey_id: string,
  invented: readonly InventedConversation[],
  begin: number,
): Promise<string[]> {
  const rows = invented.map(({ state, turns, answers }, index) => {
    const at = new Date(begin + index * MINUTE_MS);
    return { conversation_id: uuidv7(at.getTime()), user_id_live: randomUUID(), state, turns, answers, at };
  });
  await sql`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as g (conversation_id uuid, user_id_live uuid, state jsonb, turns jsonb, answers jsonb, at timestamptz)
    ), people as (
      insert into live_users (user_id_live, username_live) select user_id_live, 'erfunden' from given
    ), begun as (
      insert into conversations
        (survey_id, conversation_id, user_id_live, revision, publication_id, is_live, state, turn, started_at, finished_at, last_at)
      select p.survey_id, g.conversation_id, g.user_id_live, p.revision, p.publication_id, true, g.state,
        jsonb_array_length(g.turns), g.at,
        case when (g.state ->> 'finished')::boolean then g.at + interval '90 seconds' end, g.at
      from given g, publications p where p.survey_id = ${survey_id}
    ), said as (
      insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, way)
      select ${survey_id}, g.conversation_id, t.place - 1, gen_random_uuid(), '[]', '{}', g.at,
        array(select jsonb_array_elements_text(t.value -> 'way'))
      from given g, jsonb_array_elements(g.turns) with ordinality as t (value, place)
    )
    insert into answers (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at)
    select p.survey_id, g.conversation_id, a.question, a.part, nullif(a.value, 'null'), p.revision, g.at
    from given g, publications p, jsonb_to_recordset(g.answers) as a (question text, part text, value jsonb)
    where p.survey_id = ${survey_id}`.execute(db);
  return rows.map(({ conversation_id }) => conversation_id);
}
