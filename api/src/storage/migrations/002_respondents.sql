-- An author tries out dialogs as one test user; null for respondents.
alter table live_users add column account_id uuid unique references accounts on delete cascade;

-- What a turn answered beside its entries (question, finished, progress), so that the same turn_id gets the same answer.
alter table turns add column outcome jsonb not null;

-- All that stays of conversations that respondents deleted (domain.md §4).
create table deletion_counts (
  survey_id text primary key references surveys on delete cascade,
  deleted int not null
);

-- To find and to delete what a live user has over all surveys.
create index conversations_user on conversations (user_id_live);
