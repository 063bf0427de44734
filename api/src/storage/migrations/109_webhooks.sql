-- Other systems that are told what happens in the conversations of a dialog (docs/decisions/0165).

create table webhooks (
  survey_id text not null references surveys on delete cascade,
  webhook_id uuid not null,
  url text not null,
  -- What it is told of.
  events text[] not null,
  with_answers boolean not null,
  -- What messages are signed with, encrypted as secrets are; the one before signs, too, until its end.
  key_id text not null,
  sealed bytea not null,
  earlier_key_id text,
  earlier_sealed bytea,
  earlier_until timestamptz,
  made_by uuid references accounts on delete set null,
  made_at timestamptz not null,
  -- Since when it is told nothing, and why: 'off', 'failing', 'gone'.
  off_at timestamptz,
  off_why text,
  -- Attempts that failed one after the other, since when, and until when no further one is made.
  failures int not null default 0,
  failing_since timestamptz,
  rests_until timestamptz,
  -- Whether its receiver failed or took long the last time: then it shares few places with others of its kind.
  is_slow boolean not null default false,
  -- Set once it was taken away; it can be brought back until it is deleted.
  removed_at timestamptz,
  primary key (survey_id, webhook_id)
);

-- One message to one receiver; of answers it has ids alone, because what it says is read when it is sent.
create table webhook_deliveries (
  survey_id text not null,
  -- The header webhook-id: the same with each attempt.
  delivery_id uuid not null,
  webhook_id uuid not null,
  -- The order in which things happened.
  seq bigint not null generated always as identity,
  event text not null,
  -- null for a sample.
  conversation_id uuid,
  turn int,
  unique_question_id text,
  nachfrage_id text,
  happened_at timestamptz not null,
  -- When it is given up.
  tried_until timestamptz not null,
  attempts int not null default 0,
  tried_at timestamptz,
  -- null once it was taken or given up.
  next_attempt_at timestamptz,
  -- 'waiting', 'delivered', 'failed'.
  outcome text not null default 'waiting',
  status int,
  took_ms int,
  fault text,
  response text not null default '',
  primary key (survey_id, delivery_id),
  foreign key (survey_id, webhook_id) references webhooks on delete cascade,
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index webhook_deliveries_waiting on webhook_deliveries (survey_id, webhook_id, seq) where next_attempt_at is not null;
create index webhook_deliveries_before on webhook_deliveries (survey_id, webhook_id, conversation_id, seq)
  where next_attempt_at is not null;
create index webhook_deliveries_log on webhook_deliveries (survey_id, webhook_id, seq);
create index webhook_deliveries_conversation on webhook_deliveries (survey_id, conversation_id);

-- Read with each turn, so that the turns of dialogs without webhooks write nothing more.
alter table surveys add column has_webhooks boolean not null default false;
