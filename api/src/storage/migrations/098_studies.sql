-- What holds for a study that is run with a dialog, beside its revisions: it acts at once (docs/decisions/0154).

create table studies (
  survey_id text primary key references surveys on delete cascade,
  -- From when on and until when conversations may begin; null for always.
  starts_at timestamptz,
  ends_at timestamptz,
  -- How many conversations may begin; null for any number.
  most int,
  -- How many have begun, counted while there is a limit.
  begun int not null default 0,
  -- Where respondents are sent on to at the end, by how they came to it; null for nowhere.
  finished_address text,
  screened_address text,
  quota_address text
);

-- How many conversations a study wants of which kind.
create table quotas (
  survey_id text not null references surveys on delete cascade,
  quota_id uuid not null,
  -- Its place in the authors' list: the first that is full decides.
  place smallint not null,
  name text not null,
  -- An expression over the dialog's variables.
  condition text not null,
  most int not null,
  -- What becomes of those for whom there is no place.
  when_full jsonb not null,
  primary key (survey_id, quota_id)
);

-- The places of a quota that conversations have: for good with the end of a conversation, before it for a time.
create table quota_places (
  survey_id text not null,
  quota_id uuid not null,
  conversation_id uuid not null,
  held_until timestamptz not null,
  primary key (survey_id, quota_id, conversation_id),
  foreign key (survey_id, quota_id) references quotas on delete cascade,
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index quota_places_conversation on quota_places (survey_id, conversation_id);

-- Read with each turn, so that the turns of dialogs without quotas ask nothing more.
alter table surveys add column has_quotas boolean not null default false;
