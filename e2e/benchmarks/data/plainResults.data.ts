const counted = `select count(*) from conversations where survey_id = $1 and is_live and turn > 0`;

const words = `
  from answers a join conversations c using (survey_id, conversation_id)
  where survey_id = $1 and a.unique_question_id = 'words' and a.nachfrage_id = '' and a.withdrawn_turn = 0
    and c.is_live and c.turn > 0 and a.value #>> '{}' ilike '%e%'`;

const overview = [
  `select to_char(started_at at time zone 'Europe/Berlin', 'YYYY-MM-DD') as day,
     case when finished_at is not null then 'finished' when turn = 1 then 'opened'
       when last_at > now() - interval '1 day' then 'waiting' else 'stopped' end as state, count(*)
   from conversations where survey_id = $1 and is_live and turn > 0 group by 1, 2`,
  `select percentile_cont(array[0.25, 0.5, 0.75]) within group (order by extract(epoch from finished_at - started_at))
   from conversations where survey_id = $1 and is_live and turn > 0 and finished_at is not null`,
];

/** The plainest SQL for the figures of the dialog of the benchmark, each as the statements that one call stands for. */
export const plainResults = {
  overview,
  sources: [
    ...overview,
    ...['quelle', 'welle'].map(
      (name) => `select coalesce(came_with ->> '${name}', ''), count(*)
        from conversations where survey_id = $1 and is_live and turn > 0 group by 1 order by 2 desc`,
    ),
  ],
  question: [
    `select a.value, count(*) from answers a
   join answers f using (survey_id, conversation_id)
   join conversations c using (survey_id, conversation_id)
   where survey_id = $1 and a.unique_question_id = 'slider' and a.nachfrage_id = '' and a.withdrawn_turn = 0
     and f.unique_question_id = 'colour' and f.nachfrage_id = '' and f.withdrawn_turn = 0 and f.value = '"b"'
     and c.is_live and c.turn > 0
   group by 1`,
  ],
  questions: [
    `select a.unique_question_id, a.nachfrage_id, count(a.value), count(*) - count(a.value) from answers a
     join conversations c using (survey_id, conversation_id)
     where survey_id = $1 and a.withdrawn_turn = 0 and c.is_live and c.turn > 0 group by 1, 2`,
    `select a.unique_question_id, a.nachfrage_id, count(distinct a.conversation_id) from answers a
     where survey_id = $1 and a.withdrawn_turn > 0 group by 1, 2`,
    `select state -> 'open' ->> 'unique_question_id', count(*) from conversations
     where survey_id = $1 and is_live and turn > 0 and finished_at is null group by 1`,
    counted,
  ],
  texts: [
    `select a.value #>> '{}', a.answered_at ${words} order by a.answered_at desc limit 50`,
    `select count(*) ${words}`,
  ],
  page: [
    `select conversation_id, turn, started_at, finished_at, last_at, revision,
       (select count(*) from answers a
        where a.survey_id = c.survey_id and a.conversation_id = c.conversation_id and a.withdrawn_turn = 0)
     from conversations c where survey_id = $1 and is_live and turn > 0
     order by started_at desc, conversation_id desc limit 50 offset 5000`,
    counted,
  ],
};
