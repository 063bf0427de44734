-- How much of each chat a respondent has read, by survey id, on whichever device (docs/decisions/0103).
alter table participations add column seen jsonb not null default '{}';

-- The code by which a conversation goes on at another device; the newest one alone counts.
create table hand_overs (
  survey_id text not null,
  conversation_id uuid not null,
  code_hash bytea not null,
  expires_at timestamptz not null,
  -- A code is taken once.
  used_at timestamptz,
  primary key (survey_id, conversation_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create unique index hand_overs_code on hand_overs (code_hash);
