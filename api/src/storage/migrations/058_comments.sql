-- What authors say to one another about the blocks of a dialog.
create table comments (
  survey_id text not null references surveys on delete cascade,
  comment_id uuid not null,
  -- The first comment of the thread; its own id where it is that.
  thread_id uuid not null,
  unique_question_id text not null,
  user_id uuid references accounts on delete set null,
  text text not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  -- Its author may bring it back for a while.
  deleted_at timestamptz,
  -- Of the thread, so on its first comment.
  resolved_at timestamptz,
  resolved_by uuid references accounts on delete set null,
  -- Of anything above, so that open pages learn of it.
  changed_at timestamptz not null,
  primary key (survey_id, comment_id)
);
create index comments_changed_idx on comments (survey_id, changed_at desc);

create table comment_mentions (
  survey_id text not null,
  comment_id uuid not null,
  user_id uuid not null references accounts on delete cascade,
  created_at timestamptz not null,
  primary key (survey_id, comment_id, user_id),
  foreign key (survey_id, comment_id) references comments on delete cascade
);
