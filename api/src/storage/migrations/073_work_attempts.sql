-- Work that is begun by itself, and how often before it has ended, so that what ends the server is not begun for ever (docs/decisions/0099).
-- Unlogged, because it counts deaths of the server, and a database that died has counted none of them.
create unlogged table work_attempts (
  kind text not null,
  -- Which piece of work of its kind, by ids.
  work text not null,
  survey_id text not null,
  begun int not null,
  begun_at timestamptz not null,
  -- Since when it is not begun any more.
  put_aside_at timestamptz,
  primary key (kind, work)
);
