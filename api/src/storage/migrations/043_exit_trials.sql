-- Conversations that authors try the exit conditions of a KI-Gespräch on (docs/decisions/0049): what is right stays said.
create table exit_trials (
  survey_id text not null references surveys on delete cascade,
  unique_question_id text not null,
  trial_id uuid not null,
  -- In which order they were added.
  place bigint generated always as identity,
  said jsonb not null,
  -- The conversation that it was recorded from, with which it goes; null for one that was pasted.
  conversation_id uuid,
  begun_at timestamptz,
  -- How it ought to end, `{ "condition_id": … }`; null while nobody has said.
  expected jsonb,
  primary key (survey_id, unique_question_id, trial_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index exit_trials_conversation on exit_trials (survey_id, conversation_id) where conversation_id is not null;
