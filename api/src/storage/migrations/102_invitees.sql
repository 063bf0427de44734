-- People who are invited to a dialog by links of their own (docs/decisions/0160).

create table invitee_lists (
  survey_id text primary key references surveys on delete cascade,
  -- Nothing ties who was invited to what was said; it never changes.
  anonymous boolean not null,
  -- Names of what is known of each.
  columns text[] not null
);

create table invitees (
  survey_id text not null references invitee_lists on delete cascade,
  invitee_id uuid not null,
  -- Their place in the list.
  place int not null,
  email text,
  -- What is known of them, by the columns of the list.
  known jsonb not null,
  -- The link is found by the hash of its token, and written again from the token, which is encrypted as secrets are.
  token_hash bytea not null,
  key_id text not null,
  sealed bytea not null,
  -- Whether an invitation was sent to them.
  invited boolean not null default false,
  -- With what kind of fault their mail server refused them for good; '' for none.
  refused text not null default '',
  unsubscribed boolean not null default false,
  -- Set once they were taken off the list; they can be put back until they are deleted.
  removed_at timestamptz,
  primary key (survey_id, invitee_id)
);
create unique index invitees_token on invitees (token_hash);
create unique index invitees_email on invitees (survey_id, lower(email)) where email is not null and removed_at is null;
create index invitees_place on invitees (survey_id, place);

-- Links that were used. Without a time, and apart from the list, so that its rows can be mixed: they lie in the order in which they were written.
-- Without a foreign key to the person, because its check would mark their row with the transaction that has made the conversation.
create table invitee_uses (
  survey_id text not null references invitee_lists on delete cascade,
  invitee_id uuid not null,
  -- Whose conversation it is; null in an anonymous list, and once there is none.
  user_id_live uuid references live_users on delete set null,
  primary key (survey_id, invitee_id)
);
create index invitee_uses_user on invitee_uses (user_id_live) where user_id_live is not null;

-- Who wants no more mails of a dialog, by a stand-in of the address: it holds when the list is deleted and loaded again.
create table invitee_optouts (
  survey_id text not null references surveys on delete cascade,
  email_key bytea not null,
  primary key (survey_id, email_key)
);

create table mailings (
  mailing_id uuid primary key,
  survey_id text not null references invitee_lists on delete cascade,
  kind text not null,
  subject text not null,
  letter text not null,
  due_at timestamptz not null,
  -- When its letters were written.
  begun_at timestamptz,
  stopped_at timestamptz,
  sent int not null default 0,
  refused int not null default 0
);
create index mailings_survey on mailings (survey_id);
create index mailings_planned on mailings (due_at) where begun_at is null and stopped_at is null;

-- What is still to be sent: gone once it was, so that nothing tells who was reminded when.
create table letters (
  mailing_id uuid not null references mailings on delete cascade,
  survey_id text not null,
  invitee_id uuid not null,
  attempts int not null default 0,
  next_attempt_at timestamptz not null,
  primary key (mailing_id, invitee_id),
  foreign key (survey_id, invitee_id) references invitees on delete cascade
);
create index letters_due on letters (next_attempt_at);
create index letters_invitee on letters (survey_id, invitee_id);

-- Whether personal links alone let people in.
alter table studies add column personal_only boolean not null default false;
