-- Which consents respondents gave, declined and took back, and to which text (docs/decisions/0172). Lines are only added.

create table consent_texts (
  survey_id text not null references surveys on delete cascade,
  -- SHA-256 of all that follows.
  text_hash bytea not null,
  -- 'statement': the privacy statement, which is met at the beginning; 'consent': a question; 'model': whether a language model may read along.
  kind text not null,
  language text not null,
  text text not null,
  -- What could be chosen; '' for a statement.
  agree text not null,
  decline text not null,
  primary key (survey_id, text_hash)
);

create table consents (
  survey_id text not null,
  consent_id uuid not null,
  conversation_id uuid not null,
  -- '' for a statement.
  unique_question_id text not null,
  nachfrage_id text not null,
  text_hash bytea not null,
  -- 'shown', 'given', 'declined', 'withdrawn'; 'lapsed': it was given, and is not asked any more since an earlier answer changed.
  act text not null,
  -- Whether it was on the respondent's own page, and not in the dialog.
  on_own_page boolean not null default false,
  revision int not null,
  at timestamptz not null,
  -- Which came first of those of one moment.
  seq bigint generated always as identity,
  primary key (survey_id, consent_id),
  -- None to the text, because its check would have all who begin at once write to that one row; texts go with their dialog alone.
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
create index consents_conversation on consents (survey_id, conversation_id);
create index consents_at on consents (survey_id, at desc, seq desc);

-- How many lines went with their conversations: all that stays of them.
create table consent_counts (
  survey_id text not null,
  text_hash bytea not null,
  act text not null,
  gone int not null,
  primary key (survey_id, text_hash, act),
  foreign key (survey_id, text_hash) references consent_texts on delete cascade
);

-- The settings that a privacy statement was taken over from, and when; null for one from before they were kept.
alter table privacy_forms
  add column taken_facts jsonb,
  add column taken_at timestamptz;
