-- What somebody of the team decided about words in the free texts of a dialog, wherever they stand: of which kind they are, or (null)
-- that they tell of nobody (docs/decisions/0115). Gone with the conversation in which it was decided, because words may name somebody.
create table personal_words (
  survey_id text not null,
  words text not null,
  kind text,
  conversation_id uuid not null,
  decided_at timestamptz not null,
  primary key (survey_id, words),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index personal_words_of_conversation on personal_words (survey_id, conversation_id);
