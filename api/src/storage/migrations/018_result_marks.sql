-- What the analysis tells conversations apart by, and what authors keep beside them (docs/decisions/0033).

-- The kind of device that a conversation was opened on; nothing else of what a browser says is kept. null where nobody knows.
alter table conversations add column device text check (device in ('phone', 'tablet', 'desktop'));
-- Marks of quality; null until a finished conversation is judged, and again once an answer was changed.
alter table conversations add column flags text[];
-- A hash of all that was answered, where that is enough to know a duplicate by.
alter table conversations add column likeness bytea;
create index conversations_alike on conversations (survey_id, likeness) where likeness is not null;
create index conversations_unjudged on conversations (finished_at)
  where is_live and finished_at is not null and flags is null;

-- How long the respondent took for it, from the turn before on; null for answers from before this was kept.
alter table answers add column took_ms int;

-- Filters that are kept under a name.
create table segments (
  survey_id text not null references surveys on delete cascade,
  segment_id uuid not null,
  name text not null,
  -- In its short form.
  filter text not null,
  created_at timestamptz not null,
  primary key (survey_id, segment_id)
);

create table conversation_notes (
  survey_id text not null,
  conversation_id uuid not null,
  note_id uuid not null,
  user_id uuid references accounts on delete set null,
  text text not null,
  created_at timestamptz not null,
  primary key (survey_id, conversation_id, note_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);

create table conversation_tags (
  survey_id text not null,
  conversation_id uuid not null,
  tag text not null,
  primary key (survey_id, conversation_id, tag),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index conversation_tags_by_tag on conversation_tags (survey_id, tag);
