-- Who changed what in a dialog. One row per step of an author and field: writing on in the same step changes the row, so
-- that a text that was typed is one change.
create table changes (
  survey_id text not null references surveys on delete cascade,
  -- '<user_id>:<the step's name>', so that nobody writes into another's step.
  step text not null,
  -- '' for a change of the settings.
  unique_question_id text not null default '',
  -- The field; '' when a whole block came or went.
  key text not null,
  -- The revision that the row was last part of.
  revision int not null,
  user_id uuid references accounts on delete set null,
  client text not null,
  type text not null check (type in ('blocks', 'settings')),
  change text not null check (change in ('create', 'delete', 'update', 'order', 'config', 'fixmessages')),
  old_value jsonb,
  new_value jsonb,
  -- The block as its author knew it then.
  question_name text not null,
  changed_at timestamptz not null,
  -- Set while the author has taken the step back.
  undone_at timestamptz,
  primary key (survey_id, step, unique_question_id, key)
);
create index changes_revision on changes (survey_id, revision);

-- The revision that a block's definition last changed in; 0 since it came with its dialog.
alter table blocks add column changed_revision int not null default 0;

-- Which authors have which dialog open, over all servers; a row counts while it is fresh.
create table author_presence (
  survey_id text not null references surveys on delete cascade,
  client text not null,
  user_id uuid not null references accounts on delete cascade,
  seen_at timestamptz not null,
  primary key (survey_id, client)
);
