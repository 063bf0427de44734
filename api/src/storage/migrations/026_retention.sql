-- How long what respondents said is kept, by dialog (docs/decisions/0039).
create table retention (
  survey_id text primary key references surveys on delete cascade,
  -- Days since the last reply; null for never.
  delete_after int check (delete_after > 0),
  anonymise_after int check (anonymise_after > 0),
  set_at timestamptz not null,
  set_by uuid references accounts on delete set null
);

-- When its texts and files were taken away; null while they are there.
alter table conversations add column anonymised_at timestamptz;
create index conversations_by_age on conversations (survey_id, last_at) where is_live;
