-- What respondents think of a dialog or of one of its questions. It goes with its conversation (domain.md §4).
create table feedback (
  survey_id text not null,
  conversation_id uuid not null,
  -- Made by the messenger, so that a repetition is known.
  feedback_id uuid not null,
  rating smallint check (rating between 1 and 5),
  text text not null default '',
  -- null for the dialog as a whole.
  unique_question_id text,
  created_at timestamptz not null,
  primary key (survey_id, conversation_id, feedback_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade,
  check (rating is not null or text <> '')
);
