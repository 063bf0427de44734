-- What dialogs prove themselves with to other systems. The keys stand outside of the database.
create table secrets (
  survey_id text not null references surveys on delete cascade,
  name text not null,
  -- Which key it was sealed by.
  key_id text not null,
  -- Initialisation vector, tag and cipher text; bound to dialog and name.
  sealed bytea not null,
  set_by uuid references accounts on delete set null,
  set_at timestamptz not null,
  -- Until it is forgotten it can be brought back.
  deleted_at timestamptz,
  primary key (survey_id, name)
);
create index secrets_deleted on secrets (deleted_at) where deleted_at is not null;

-- Blocks of before have no headers.
update blocks set definition = definition || '{"headers": []}'
where definition->>'type' = 'api' and not definition ? 'headers';
update revisions set snapshot = jsonb_set(
  snapshot,
  '{blocks}',
  (
    select jsonb_agg(
      case when block->>'type' = 'api' and not block ? 'headers' then block || '{"headers": []}' else block end
      order by place
    )
    from jsonb_array_elements(snapshot->'blocks') with ordinality as listed (block, place)
  )
)
where snapshot->'blocks' @> '[{"type": "api"}]';
