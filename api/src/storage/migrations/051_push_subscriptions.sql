-- Where a respondent's browsers want to be told that a chat has written while no page was open; only by consent.
create table push_subscriptions (
  participation_id uuid not null references participations on delete cascade,
  endpoint_hash bytea not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  subscribed_at timestamptz not null,
  -- The last event that is news, and the dialog that it is of.
  news_seq int not null default 0,
  news_survey_id text,
  -- When it is told unless a page has read it by then; null while there is nothing to tell.
  due_at timestamptz,
  tries int not null default 0,
  primary key (participation_id, endpoint_hash)
);
create index push_subscriptions_due on push_subscriptions (due_at) where due_at is not null;
