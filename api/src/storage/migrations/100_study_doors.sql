-- Further doors of a study, and the way past them for who tries it (docs/decisions/0158).
alter table studies
  -- argon2id of what respondents type before they begin; null for nothing.
  add column password_hash text,
  -- Since when it is that one; who was let in by another types this one.
  add column password_set_at timestamptz,
  -- Whether a browser takes part once.
  add column once boolean not null default false,
  -- What the link for trying is worked out from, with the installation's secret; null for none.
  add column test_link uuid;

-- What was begun by the link for trying, by its age: published as respondents get it, and counted nowhere.
create index conversations_by_test_link on conversations (started_at) where not is_live and publication_id is not null;
