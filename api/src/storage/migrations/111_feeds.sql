-- The address by which spreadsheets fetch the answers to a dialog (docs/decisions/0165); a dialog without a row has none.
create table feeds (
  survey_id text primary key references surveys on delete cascade,
  -- What the address is worked out from: another one ends the address.
  feed_id uuid not null unique,
  -- Whether what people have written comes along, and what their links held.
  with_texts boolean not null,
  separator text not null,
  content text not null,
  made_at timestamptz not null,
  fetched_at timestamptz
);
