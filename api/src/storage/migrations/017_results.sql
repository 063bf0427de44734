-- What the analysis counts by (docs/decisions/0033).

-- The blocks that the turn came from and to, in order ('<start>' before the first, '<end>' after the last); null for turns from
-- before this was kept.
alter table turns add column way text[];

-- When the last turn was stored, so that those who stopped are told from those who may still be writing.
alter table conversations add column last_at timestamptz not null default now();
update conversations c
set last_at = coalesce(
  (select max(t.created_at) from turns t where t.survey_id = c.survey_id and t.conversation_id = c.conversation_id),
  c.started_at);

-- Who took out which answers, when, and how far it has come: read by whoever waits for the file, on any server.
create table exports (
  survey_id text not null references surveys on delete cascade,
  export_id uuid not null,
  user_id uuid references accounts on delete set null,
  -- Format, columns and filter, as they were asked for.
  wanted jsonb not null,
  file_name text not null,
  -- Conversations in it, and how many of them are written.
  total int not null,
  written int not null default 0,
  state text not null default 'ready' check (state in ('ready', 'running', 'done', 'cancelled', 'failed')),
  created_at timestamptz not null,
  ended_at timestamptz,
  primary key (survey_id, export_id)
);
