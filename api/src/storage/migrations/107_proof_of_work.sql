-- A challenge that browsers solve before they begin, and what a shared link shows (docs/decisions/0167).
alter table studies add column proof boolean not null default false;

-- Challenges that somebody has begun with: each counts once. The challenge itself is stored nowhere.
create table spent_proofs (
  salt bytea primary key,
  expires_at timestamptz not null
);
create index spent_proofs_expired on spent_proofs (expires_at);

-- What services show of a dialog's link where somebody shares it; null for what the dialog says by itself.
create table share_cards (
  survey_id text primary key references surveys on delete cascade,
  title text,
  description text,
  -- A picture of the dialog, by the name of its file.
  picture text
);
alter table media drop constraint media_purpose_check;
alter table media add constraint media_purpose_check
  check (purpose in ('logo', 'avatar', 'background', 'block', 'card', 'reply'));
