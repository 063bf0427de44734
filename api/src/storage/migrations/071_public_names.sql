-- Names in public addresses in place of ids (docs/decisions/0107). One of each dialog and multi-chat is in use; those of before lead on.
create table public_names (
  name text primary key check (name ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'),
  survey_id text references surveys on delete cascade,
  dialog_manager_id int references dialog_managers on delete cascade,
  in_use boolean not null,
  given_at timestamptz not null,
  check ((survey_id is null) <> (dialog_manager_id is null))
);
create index on public_names (survey_id) where survey_id is not null;
create index on public_names (dialog_manager_id) where dialog_manager_id is not null;
create unique index on public_names (survey_id) where in_use and survey_id is not null;
create unique index on public_names (dialog_manager_id) where in_use and dialog_manager_id is not null;
