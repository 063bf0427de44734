-- What was answered before a jump back asked the question again (docs/decisions/0140).

-- The turn that gave an answer, so that a later time of asking is told from a further reply at the same time; null for those of before.
alter table answers add column turn int;

create table earlier_answers (
  survey_id text not null,
  conversation_id uuid not null,
  unique_question_id text not null,
  -- '' for the question itself.
  nachfrage_id text not null,
  -- The turn that gave it.
  turn int not null,
  -- At which time of asking it was given, from 1.
  nth int not null,
  value jsonb,
  revision int not null,
  answered_at timestamptz not null,
  primary key (survey_id, conversation_id, unique_question_id, nachfrage_id, turn),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
