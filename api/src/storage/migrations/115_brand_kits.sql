-- How dialogs of a brand look, kept by a workspace (docs/decisions/0169).
create table brand_kits (
  kit_id uuid primary key,
  workspace_id uuid not null references workspaces on delete cascade,
  name text not null,
  -- Raised whenever the look changes.
  version int not null default 1,
  look jsonb not null,
  created_at timestamptz not null default now(),
  -- When its look was changed last.
  changed_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index brand_kits_workspace on brand_kits (workspace_id);

-- Pictures of kits, copies of their own, so that no dialog takes one along when it goes. Without its kit a file is deleted, its row last.
create table brand_kit_files (
  filename text primary key,
  kit_id uuid references brand_kits on delete set null,
  type text not null,
  -- null while it is being written.
  size bigint,
  reserved bigint not null default 0,
  created_at timestamptz not null
);
create index brand_kit_files_kit on brand_kit_files (kit_id);

-- Which kit a dialog has its look from.
create table brand_kit_uses (
  survey_id text primary key references surveys on delete cascade,
  -- null: it has left it, and may come back by undo.
  kit_id uuid references brand_kits on delete cascade,
  -- The kit's look then, and what the dialog got of it: its pictures have other names there.
  taken jsonb not null,
  given jsonb not null,
  -- What undo brings back: settings of the draft, and how it stood to a kit; null where it was done.
  before jsonb
);
create index brand_kit_uses_kit on brand_kit_uses (kit_id);

-- The typeface of a dialog; every setting is there, so that a change of it can be undone.
update surveys set settings = '{"typeface": "system"}' || settings where not settings ? 'typeface';
update revisions set settings = '{"typeface": "system"}' || settings where settings is not null and not settings ? 'typeface';
update named_versions set settings = '{"typeface": "system"}' || settings where not settings ? 'typeface';
