-- Files of dialogs and of respondents. No foreign keys: a file has to go before its row does, so rows outlive what they
-- belong to until both are cleared away.
create table media (
  survey_id text not null,
  media_id uuid not null,
  -- Its name in the media store.
  filename_db text not null unique,
  -- logo, avatar, background or block; reply for a respondent's.
  purpose text not null check (purpose in ('logo', 'avatar', 'background', 'block', 'reply')),
  -- Whose reply it is to be, and to which question.
  conversation_id uuid,
  unique_question_id text,
  kind text not null check (kind in ('image', 'audio', 'video', 'document')),
  type text not null,
  -- null while it arrives.
  size bigint,
  original_name text not null,
  created_at timestamptz not null,
  -- Taken out of the list by an author; kept for the conversations that still show it.
  deleted_at timestamptz,
  primary key (survey_id, media_id),
  check ((purpose = 'reply') = (conversation_id is not null and unique_question_id is not null))
);
create index media_by_id on media (media_id);
create index media_of_conversation on media (survey_id, conversation_id) where conversation_id is not null;

-- What happened in a turn (a reply, a response), to go through the dialog again; null at the start.
alter table turns add column event jsonb;
-- Set once an earlier answer was changed and the turn no longer applies.
alter table turns add column withdrawn_at timestamptz;

alter table answers add column withdrawn_at timestamptz;
-- The count of turns at which it was withdrawn; 0 for the one answer that applies.
alter table answers add column withdrawn_turn int not null default 0;
alter table answers drop constraint answers_pkey;
alter table answers add primary key (survey_id, conversation_id, unique_question_id, nachfrage_id, withdrawn_turn);

-- A hash of the conversation's receipt code. It does not begin with survey_id, because the code is all that is known.
alter table conversations add column receipt_hash bytea unique;
-- Since when a system of the author's has been asked and has not answered.
alter table conversations add column waiting_since timestamptz;
create index conversations_waiting on conversations (waiting_since) where waiting_since is not null;
