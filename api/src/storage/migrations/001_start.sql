-- survey_id stands first in every key, so that the tables can be distributed by it later.

create table installation (
  name text primary key,
  value text not null
);

create table accounts (
  user_id uuid primary key,
  username text not null,
  first_name text,
  last_name text,
  password_hash text not null,
  admin boolean not null default false,
  created_at timestamptz not null default now()
);
create unique index accounts_username on accounts (lower(username));

-- One family per login.
create table token_families (
  family_id uuid primary key,
  kind text not null check (kind in ('author', 'respondent')),
  subject_id uuid not null,
  revoked_at timestamptz,
  created_at timestamptz not null default now()
);
create index token_families_subject on token_families (subject_id);

create table refresh_tokens (
  token_hash bytea primary key,
  family_id uuid not null references token_families on delete cascade,
  -- Set once the token was used.
  successor_hash bytea,
  -- Handed out, but never seen again before its predecessor asked once more; using it revokes the family.
  replaced boolean not null default false,
  expires_at timestamptz not null
);
create index refresh_tokens_family on refresh_tokens (family_id);

create table login_failures (
  -- A hash of the account's name or of the address, never the value itself.
  key bytea primary key,
  failures int not null,
  last_at timestamptz not null
);

create table surveys (
  survey_id text primary key,
  survey_id_int bigint generated always as identity unique,
  survey_name text not null,
  active boolean not null default false,
  -- surveyConfig without the name, welcome, ending.
  settings jsonb not null,
  templ_options jsonb not null default '[]',
  -- Raised by every edit; a conversation stays on the one that it began with.
  revision int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Deleted dialogs can be restored until they are cleared away.
  deleted_at timestamptz
);

create table members (
  survey_id text not null references surveys on delete cascade,
  user_id uuid not null references accounts on delete cascade,
  role text not null
    check (role in ('Besitzer', 'Voller Zugriff', 'Bearbeiten + Trainieren', 'Trainieren', 'Analysieren')),
  created_at timestamptz not null default now(),
  primary key (survey_id, user_id)
);
create index members_user on members (user_id);

create table blocks (
  survey_id text not null references surveys on delete cascade,
  unique_question_id text not null,
  "order" int not null,
  -- The block as the contract has it, without its order.
  definition jsonb not null,
  deleted_at timestamptz,
  primary key (survey_id, unique_question_id)
);

-- A variable names one block of the dialog; SPSS does not tell capital from small letters.
create unique index blocks_variable on blocks (survey_id, lower(definition->>'variable'))
  where deleted_at is null and definition->>'variable' is not null;

-- The dialog as it was at a revision, kept once a conversation runs on it.
create table revisions (
  survey_id text not null references surveys on delete cascade,
  revision int not null,
  snapshot jsonb not null,
  created_at timestamptz not null default now(),
  primary key (survey_id, revision)
);

create table live_users (
  user_id_live uuid primary key,
  username_live text not null,
  created_at timestamptz not null default now()
);

create table conversations (
  survey_id text not null references surveys on delete cascade,
  conversation_id uuid not null,
  user_id_live uuid not null references live_users on delete cascade,
  revision int not null,
  is_live boolean not null,
  -- The engine's state after the last turn.
  state jsonb not null,
  -- How many turns are stored; a turn is written only on the count that it was worked out from.
  turn int not null default 0,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  primary key (survey_id, conversation_id),
  unique (survey_id, user_id_live),
  foreign key (survey_id, revision) references revisions (survey_id, revision)
);

-- For the count on the dashboard.
create index conversations_finished on conversations (survey_id) where is_live and finished_at is not null;

create table turns (
  survey_id text not null,
  conversation_id uuid not null,
  turn int not null,
  turn_id uuid not null,
  -- The history entries of this turn, the respondent's first.
  entries jsonb not null,
  created_at timestamptz not null default now(),
  primary key (survey_id, conversation_id, turn),
  unique (survey_id, conversation_id, turn_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);

create table answers (
  survey_id text not null,
  conversation_id uuid not null,
  unique_question_id text not null,
  -- '' for the question itself, else the probe's id.
  nachfrage_id text not null default '',
  value jsonb,
  revision int not null,
  answered_at timestamptz not null default now(),
  primary key (survey_id, conversation_id, unique_question_id, nachfrage_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);

create table dialog_managers (
  dialog_manager_id bigint generated by default as identity primary key,
  name text not null,
  created_at timestamptz not null default now()
);

create table manager_surveys (
  survey_id text not null references surveys on delete cascade,
  dialog_manager_id bigint not null references dialog_managers on delete cascade,
  "order" int not null,
  primary key (survey_id, dialog_manager_id)
);
