-- Approval before publishing (docs/decisions/0171): a second person agrees to what one of a dialog's team wants published.

alter table surveys add column four_eyes boolean not null default false;

create table approvals (
  approval_id uuid primary key,
  -- What it is about: a dialog or a multi-chat.
  survey_id text references surveys on delete cascade,
  dialog_manager_id int references dialog_managers on delete cascade,
  -- 'publication', or 'off': from then on nobody has to be asked any more.
  wants text not null,
  -- Of a dialog: the revision that shall be published, which is kept.
  revision int,
  -- Of a multi-chat: what shall be published, its dialogs' revisions kept; null where a publication is brought back.
  chats jsonb,
  publication_id uuid,
  goes_live boolean not null,
  -- The blocks whose answers are a new variable in data once it is published.
  renewed text[] not null default '{}',
  note text not null,
  -- Who is asked by name; empty: whoever may approve.
  asked uuid[] not null default '{}',
  -- Who asks; null once the account is gone.
  user_id uuid references accounts on delete set null,
  asked_at timestamptz not null,
  -- waiting, approved, declined, withdrawn (by who asked), lapsed (nobody has to be asked any more).
  state text not null default 'waiting',
  decided_by uuid references accounts on delete set null,
  decided_at timestamptz,
  reason text not null default '',
  check ((survey_id is null) <> (dialog_manager_id is null)),
  foreign key (survey_id, revision) references revisions (survey_id, revision)
);
-- One waits at a time, whoever asks.
create unique index approvals_of_survey on approvals (survey_id, wants) where state = 'waiting' and survey_id is not null;
create unique index approvals_of_manager on approvals (dialog_manager_id) where state = 'waiting' and dialog_manager_id is not null;
create index approvals_by_survey on approvals (survey_id, asked_at desc) where survey_id is not null;
create index approvals_by_manager on approvals (dialog_manager_id, asked_at desc) where dialog_manager_id is not null;

-- By which approval it came to respondents; null for none.
alter table publications add column approval_id uuid references approvals on delete set null;
alter table manager_publications add column approval_id uuid references approvals on delete set null;
