-- How an author keeps dialogs (docs/decisions/0074): theirs alone, so it stands at what they are in the dialog.
create table folders (
  folder_id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  name text not null
);
create index folders_user on folders (user_id);

alter table members add column folder_id uuid references folders on delete set null;
alter table members add column tags text[] not null default '{}';
alter table members add column archived_at timestamptz;
create index members_folder on members (folder_id) where folder_id is not null;

-- Names as people order them: capitals beside small letters, 'Welle 9' before 'Welle 10'.
create collation german_names (provider = icu, locale = 'de-u-kn-true');

-- For the counts on the dashboard, of all days and of each of the last ones.
create index conversations_finished_at on conversations (survey_id, finished_at) where is_live and finished_at is not null;
drop index conversations_finished;
