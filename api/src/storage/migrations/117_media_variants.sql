-- What is made of a kept picture or film, to be shown in its place (docs/decisions/0170).
create table media_variants (
  variant_db text primary key,
  filename_db text not null,
  -- The width and format of a picture (960.webp), or 'poster'.
  what text not null,
  -- Null while it is made.
  size bigint,
  width int,
  height int,
  created_at timestamptz not null,
  unique (filename_db, what)
);

-- How long a film or recording plays; null where nobody has looked or it does not say.
alter table media add seconds real;
