-- Whether somebody wants mails about comments that mention them.
alter table accounts add column mention_mails boolean not null default true;

alter table comment_mentions
  -- When it was told by mail; null where none was sent.
  add column mailed_at timestamptz,
  -- When the one who is mentioned has seen it.
  add column seen_at timestamptz;
update comment_mentions set mailed_at = created_at, seen_at = created_at;
