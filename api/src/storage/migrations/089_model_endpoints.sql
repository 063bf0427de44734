-- Language models that an administrator connected, where the environment names none (docs/decisions/0124).
create table model_endpoints (
  name text primary key check (name in ('main', 'reserve')),
  provider text not null,
  url text not null,
  model text not null,
  -- The key of the provider, sealed by the installation's (docs/decisions/0026); null for a model that wants none.
  key_id text,
  sealed bytea,
  set_at timestamptz not null,
  -- null while it is connected; for an hour after that the key is kept, so that it can be connected again.
  removed_at timestamptz,
  check ((key_id is null) = (sealed is null))
);
