import { randomUUID } from 'node:crypto';
import type { InventedConversation } from '@dialogwerk/shared/testing/respondents';
import type { Client } from 'pg';

const insertion = `
  with given as (
    select * from jsonb_to_recordset($2::jsonb)
      as g (conversation_id uuid, user_id_live uuid, state jsonb, turns jsonb, answers jsonb, at timestamptz)
  ), people as (
    insert into live_users (user_id_live, username_live) select user_id_live, 'erfunden' from given
  ), begun as (
    insert into conversations
      (survey_id, conversation_id, user_id_live, revision, publication_id, is_live, state, turn, started_at, finished_at, last_at, flags)
    select p.survey_id, g.conversation_id, g.user_id_live, p.revision, p.publication_id, true, g.state,
      jsonb_array_length(g.turns), g.at, case when (g.state ->> 'finished')::boolean then g.at + interval '90 seconds' end,
      g.at, '{}'
    from given g, publications p where p.survey_id = $1
  ), said as (
    insert into turns (survey_id, conversation_id, turn, turn_id, entries, outcome, created_at, way)
    select $1, g.conversation_id, t.place - 1, gen_random_uuid(), '[]', '{}', g.at,
      array(select jsonb_array_elements_text(t.value -> 'way'))
    from given g, jsonb_array_elements(g.turns) with ordinality as t (value, place)
  )
  insert into answers (survey_id, conversation_id, unique_question_id, nachfrage_id, value, revision, answered_at, took_ms)
  select p.survey_id, g.conversation_id, a.question, a.part, nullif(a.value, 'null'), p.revision, g.at,
    (random() * 20000)::int
  from given g, publications p, jsonb_to_recordset(g.answers) as a (question text, part text, value jsonb)
  where p.survey_id = $1`;

/** A conversation of an invented respondent, and when it began. */
interface Begun {
  readonly invented: InventedConversation;
  readonly at: Date;
}

/** Stores conversations of invented respondents as if they had taken part in what is published. */
export async function storeInvented(database: Client, survey_id: string, begun: readonly Begun[]): Promise<void> {
  const rows = begun.map(({ invented: { state, turns, answers }, at }) => {
    return { conversation_id: randomUUID(), user_id_live: randomUUID(), state, turns, answers, at };
  });
  await database.query(insertion, [survey_id, JSON.stringify(rows)]);
}
