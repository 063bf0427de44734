-- Keys with which programs make calls in the name of a person (docs/decisions/0165).
create table api_keys (
  key_id uuid primary key,
  user_id uuid not null references accounts on delete cascade,
  name text not null,
  scopes text[] not null,
  -- SHA-256: a key is random and long, so that nothing slower is needed.
  key_hash bytea not null,
  -- How the key ends.
  hint text not null,
  made_at timestamptz not null,
  ends_at timestamptz,
  -- To the minute.
  last_used_at timestamptz,
  -- Set once it was revoked; it can be allowed again until it is deleted.
  revoked_at timestamptz
);
create unique index api_keys_hash on api_keys (key_hash);
create index api_keys_user on api_keys (user_id);
