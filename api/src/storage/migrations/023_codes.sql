-- Codes that authors give to free texts (docs/decisions/0036).

create table codes (
  survey_id text not null references surveys on delete cascade,
  code_id uuid not null,
  unique_question_id text not null,
  -- '' for the question itself, else its probe's id.
  part text not null,
  name text not null,
  -- Its place in the palette.
  colour smallint not null,
  created_at timestamptz not null,
  -- So that deleting it can be taken back with all that was coded by it.
  deleted_at timestamptz,
  primary key (survey_id, code_id)
);
create index codes_of_question on codes (survey_id, unique_question_id, part);

create table codings (
  survey_id text not null,
  conversation_id uuid not null,
  code_id uuid not null,
  -- The account of who coded; not a reference, because what was coded stays when the account goes.
  coder uuid not null,
  -- Which answer was coded: another one that took its place is not coded yet.
  answered_at timestamptz not null,
  primary key (survey_id, code_id, conversation_id, coder),
  foreign key (survey_id, conversation_id) references conversations on delete cascade,
  foreign key (survey_id, code_id) references codes on delete cascade
);
create index codings_of_conversation on codings (survey_id, conversation_id);
