-- A trigger may act later (docs/decisions/0043); null for at once.
alter table triggers add column delay_seconds int check (delay_seconds between 1 and 2592000);

-- The address of the public link, unguessable as a dialog's.
alter table dialog_managers add column public_id uuid not null default gen_random_uuid();
create unique index dialog_managers_public on dialog_managers (public_id);
-- Raised to make a new key for calls from outside; the key itself is worked out and stored nowhere.
alter table dialog_managers add column signal_key int not null default 1;

-- What respondents of a multi-chat get: one set of revisions with its triggers, kept for good.
create table manager_publications (
  dialog_manager_id bigint not null references dialog_managers on delete cascade,
  publication_id uuid not null,
  -- [{ survey_id, revision }], in their order.
  surveys jsonb not null,
  -- The triggers that can act, as the engine reads them.
  rules jsonb not null,
  -- null for a story of the product, or once the account is gone.
  user_id uuid references accounts on delete set null,
  note text not null default '',
  published_at timestamptz not null,
  primary key (dialog_manager_id, publication_id)
);
alter table dialog_managers add column publication_id uuid;
alter table dialog_managers add foreign key (dialog_manager_id, publication_id) references manager_publications;
alter table dialog_managers add column active boolean not null default false;
alter table dialog_managers add constraint managers_live_is_published check (not active or publication_id is not null);

-- One respondent in one multi-chat; a turn that moves several chats locks this row.
create table participations (
  participation_id uuid primary key,
  dialog_manager_id bigint not null,
  publication_id uuid not null,
  user_id_live uuid not null references live_users on delete cascade,
  -- The engine's `ChatsMemory`.
  memory jsonb not null,
  -- The number of the last event.
  seq int not null default 0,
  -- When something happens next by itself.
  due_at timestamptz,
  resume_hash bytea not null,
  started_at timestamptz not null,
  last_at timestamptz not null,
  foreign key (dialog_manager_id, publication_id) references manager_publications on delete cascade,
  unique (dialog_manager_id, user_id_live)
);
create unique index participations_resume on participations (resume_hash);
create index participations_user on participations (user_id_live);
create index participations_due on participations (due_at) where due_at is not null;

-- null for a conversation of a dialog by itself. Whoever clears the multi-chat away leaves the answers to its dialogs.
alter table conversations add column participation_id uuid references participations on delete set null;
create index conversations_participation on conversations (participation_id) where participation_id is not null;

-- What is pushed to the respondent's pages, in order: each is a turn that is stored, so a page that was away misses nothing.
create table participation_events (
  participation_id uuid not null references participations on delete cascade,
  seq int not null,
  survey_id text not null,
  conversation_id uuid not null,
  turn int not null,
  -- Whether it takes the respondent to this chat.
  leads boolean not null,
  primary key (participation_id, seq)
);

-- Calls from outside that were taken, so that the same one again does nothing.
create table signals (
  participation_id uuid not null references participations on delete cascade,
  signal_id uuid not null,
  -- What it said.
  content_hash bytea not null,
  taken_at timestamptz not null,
  primary key (participation_id, signal_id)
);
