-- What a workspace gives stands in the rows of members, which some 38 queries read (docs/decisions/0168).
alter table workspaces add deleted_at timestamptz;

-- The workspace that gives a role, too. No action: who deletes a workspace for good has seen to its rows before.
alter table members add by_workspace uuid references workspaces;
-- What the dialog itself gives them then; role is the stronger one.
alter table members add own_role text;
alter table members add constraint members_own_role check (by_workspace is not null or own_role is null);
create index members_by_workspace on members (by_workspace) where by_workspace is not null;

create table workspace_invitations (
  workspace_id uuid not null references workspaces on delete cascade,
  email text not null,
  role text not null,
  invited_by uuid references accounts on delete set null,
  created_at timestamptz not null,
  primary key (workspace_id, email)
);
create index workspace_invitations_email on workspace_invitations (email);

alter table one_time_links add workspace_ids uuid[] not null default '{}';
