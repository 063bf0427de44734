-- The files of a workspace, for any of its dialogs (docs/decisions/0170). Rows without foreign keys: the file goes before its row.
create table library_files (
  file_id uuid primary key,
  workspace_id uuid not null,
  -- In the store. Another one once its content was replaced.
  filename_db text not null,
  name text not null,
  kind text not null,
  type text not null,
  -- Null while it arrives.
  size bigint,
  reserved bigint not null default 0,
  width int,
  height int,
  seconds real,
  alt_text text not null default '',
  -- SHA-256 of what was sent, by which the same file is known again.
  hash bytea,
  -- Which of its contents it has, from 1.
  version int not null default 1,
  created_by uuid,
  created_at timestamptz not null,
  replaced_at timestamptz,
  deleted_at timestamptz
);
create index library_files_workspace on library_files (workspace_id, created_at desc, file_id);
create index library_files_name on library_files (filename_db);

-- Which file of the library, and which content of it, a dialog's file is a copy of.
alter table media add library_file_id uuid;
alter table media add library_version int;
create index media_library on media (library_file_id) where library_file_id is not null;
