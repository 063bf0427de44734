-- Conversations that a language model leads (docs/decisions/0041).

-- Whether a model was connected when the conversation began: it stays as it began, whatever is connected since.
alter table conversations add column led boolean not null default false;

-- Every call of a model, with what was made of it; gone with its conversation, because answers repeat what people said.
create table model_calls (
  survey_id text not null,
  conversation_id uuid not null,
  call_id uuid not null,
  -- In which order they were made.
  place bigint generated always as identity,
  -- The turn that it was made for.
  turn int not null,
  unique_question_id text not null,
  purpose text not null,
  prompt_version text not null,
  request_hash text not null,
  endpoint text not null,
  model text not null,
  parameters jsonb not null,
  -- null where nothing came.
  answer text,
  fault text,
  verdict jsonb not null,
  tokens_in int not null,
  tokens_out int not null,
  took_ms int not null,
  made_at timestamptz not null,
  primary key (survey_id, conversation_id, call_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);

-- What was used in a day (UTC), by dialog; without a dialog's id what admins tried. Numbers alone, so they stay when a conversation goes.
create table model_usage (
  survey_id text not null,
  day date not null,
  tokens bigint not null default 0,
  calls int not null default 0,
  -- How often, by fault.
  faults jsonb not null default '{}',
  primary key (survey_id, day)
);
create index model_usage_day on model_usage (day);
