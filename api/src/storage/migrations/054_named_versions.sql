-- The draft as it was at a revision, under a name. Beside `revisions`, which are those that somebody has talked with.
create table named_versions (
  survey_id text not null references surveys on delete cascade,
  version_id uuid not null,
  name text not null,
  revision int not null,
  -- As `revisions` keep them.
  snapshot jsonb not null,
  settings jsonb not null,
  user_id uuid references accounts on delete set null,
  created_at timestamptz not null,
  -- Deleted ones can be brought back for a while.
  deleted_at timestamptz,
  primary key (survey_id, version_id)
);
