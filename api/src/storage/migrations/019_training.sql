-- Training has a version of its own (docs/decisions/0035): each change raises `training_revision`; respondents are understood by
-- the one that was put into effect last, null for none.
alter table surveys add column training_revision int not null default 0;
alter table surveys add column training_applied int;

-- Examples and bounds hold from one revision of the training to the next that changes them, so that every revision that was ever
-- in effect can be read, and what came from a conversation goes with it from all of them.
alter table training_examples add column since int not null default 0;
-- null while it holds.
alter table training_examples add column until int;
-- The reply that it came from; null for one that an author wrote. Of an author's test conversation it is kept without it.
alter table training_examples add column conversation_id uuid;
alter table training_examples drop constraint training_examples_pkey;
alter table training_examples add primary key (survey_id, unique_question_id, target, example, since);
alter table training_examples add foreign key (survey_id, conversation_id) references conversations on delete cascade;
create unique index training_examples_once on training_examples (survey_id, unique_question_id, target, example) where until is null;
create index training_examples_conversation on training_examples (survey_id, conversation_id) where conversation_id is not null;

create table training_bounds (
  survey_id text not null references surveys on delete cascade,
  unique_question_id text not null,
  since int not null,
  -- From which confidence on a reply is understood, and asked back.
  accept real not null,
  ask real not null,
  primary key (survey_id, unique_question_id, since)
);

-- Which trainings were put into effect, when and by whom.
create table trainings (
  survey_id text not null references surveys on delete cascade,
  training_revision int not null,
  applied_at timestamptz not null,
  user_id uuid references accounts on delete set null,
  primary key (survey_id, training_revision)
);

-- Replies in respondents' own words, with what was made of them: the inbox, and what a new training is tried on.
create table free_replies (
  survey_id text not null,
  -- That of the turn.
  reply_id uuid not null,
  conversation_id uuid not null,
  unique_question_id text not null,
  text text not null,
  zone text not null check (zone in ('sure', 'unsure', 'unknown')),
  training_revision int not null,
  said_at timestamptz not null,
  -- null while it waits; else what an author made of it.
  handled text check (handled in ('assigned', 'dismissed')),
  assigned text,
  primary key (survey_id, reply_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index free_replies_of_block on free_replies (survey_id, unique_question_id, said_at);
create index free_replies_conversation on free_replies (survey_id, conversation_id);
