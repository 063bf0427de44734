-- Links that show figures of a dialog to anybody who has them (docs/decisions/0052). The token is worked out and stored nowhere.
create table figure_links (
  survey_id text not null references surveys on delete cascade,
  link_id uuid primary key,
  name text not null,
  -- The short form of a filter.
  filter text not null,
  -- null for none.
  password_hash text,
  ends_at timestamptz not null,
  created_at timestamptz not null,
  created_by uuid references accounts on delete set null,
  -- null while it works.
  revoked_at timestamptz
);
create index figure_links_survey on figure_links (survey_id);
