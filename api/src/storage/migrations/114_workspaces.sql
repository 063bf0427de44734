-- What an organisation has together: dialogs, brand kits, files, people (docs/decisions/0168).
create table workspaces (
  workspace_id uuid primary key,
  name text not null,
  -- Whose own it is, from their first file or brand kit on; null for one that several share.
  personal_of uuid unique references accounts on delete cascade,
  created_at timestamptz not null default now()
);
create table workspace_members (
  workspace_id uuid not null references workspaces on delete cascade,
  user_id uuid not null references accounts on delete cascade,
  -- What they are in each of its dialogs, in the words of sharing (spec §6).
  role text not null,
  created_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_user on workspace_members (user_id);

-- Null: its owner's own.
alter table surveys add workspace_id uuid references workspaces on delete set null;
create index surveys_workspace on surveys (workspace_id) where workspace_id is not null;
