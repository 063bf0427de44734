-- How often something may be done from an address, over all servers. Not logged, because it need not outlive a crash and
-- then costs no write to the log of the database.
create unlogged table rate_limits (
  -- A pseudonym of what is done and from where.
  key bytea primary key,
  -- When all turns are there again.
  whole_at timestamptz not null
);
create index rate_limits_whole on rate_limits (whole_at);

-- What a file on its way takes at most, in bytes: counted until its size is known.
alter table media add column reserved bigint not null default 0;
