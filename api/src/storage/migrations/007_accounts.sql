alter table accounts
  -- Set while an admin has shut the account.
  add column disabled_at timestamptz,
  add column email_validated_at timestamptz,
  -- The new address until it is confirmed.
  add column pending_email text,
  add column language text not null default 'de' check (language in ('de', 'en')),
  add column theme text not null default 'system' check (theme in ('system', 'light', 'dark')),
  -- The options of the generated picture.
  add column avatar jsonb,
  -- The uploaded picture's name in the media store; it is shown rather than the generated one.
  add column avatar_file text,
  add column password_changed_at timestamptz not null default now(),
  -- From then on a login is told that the password is expired.
  add column password_expires_at timestamptz,
  add column last_login_at timestamptz;

-- Uploaded pictures of accounts. No foreign keys: a file has to go before its row does.
create table avatars (
  filename text primary key,
  user_id uuid not null,
  type text not null,
  -- null while it arrives.
  size bigint,
  created_at timestamptz not null
);

alter table token_families
  -- Browser and system, without versions.
  add column device text not null default '',
  add column last_used_at timestamptz not null default now();

-- What a mail leads to. A link is used up by deleting its row.
create table one_time_links (
  token_hash bytea primary key,
  purpose text not null check (purpose in ('login', 'registration', 'invitation', 'validation', 'reset')),
  -- Whose link it is; null as long as the address has no account.
  user_id uuid references accounts on delete cascade,
  -- The address that it was sent to.
  email text not null,
  -- Invitations: to which dialogs.
  survey_ids text[] not null default '{}',
  expires_at timestamptz not null
);
create index one_time_links_user on one_time_links (user_id);
create index one_time_links_expiry on one_time_links (expires_at);

-- Invitations that have not been answered; who has accepted stands in members.
create table invitations (
  survey_id text not null references surveys on delete cascade,
  -- In small letters.
  email text not null,
  role text not null check (role in ('Voller Zugriff', 'Bearbeiten + Trainieren', 'Trainieren', 'Analysieren')),
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (survey_id, email)
);
create index invitations_email on invitations (email);

-- Mails on their way, written in the transaction of what they tell about. Their links are made when they are sent.
create table mails (
  mail_id uuid primary key,
  kind text not null,
  -- null once it was sent, and for a mail to nobody: asking for a link takes the same time for an unknown address.
  recipient text,
  -- What its text needs.
  data jsonb not null,
  attempts int not null default 0,
  created_at timestamptz not null,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  -- Set once it was given up.
  failed_at timestamptz,
  reason text not null default ''
);
create index mails_waiting on mails (next_attempt_at) where sent_at is null and failed_at is null;

-- Security-relevant acts, by ids alone; without foreign keys, because they stay when accounts and dialogs are gone.
create table audit (
  audit_id bigint generated always as identity primary key,
  at timestamptz not null,
  act text not null,
  actor_id uuid,
  target_id uuid,
  survey_id text,
  detail text not null default ''
);
create index audit_actor on audit (actor_id, audit_id);
create index audit_target on audit (target_id, audit_id);
create index audit_at on audit (at);
