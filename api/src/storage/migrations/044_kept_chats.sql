-- A multi-chat's draft before a story was reset to how it was delivered (docs/decisions/0066), so that this can be undone.
create table kept_chats (
  dialog_manager_id bigint not null references dialog_managers on delete cascade,
  kept_id uuid not null,
  -- [{ survey_id, revision, training, applied }], in their order; the revisions are kept for good.
  surveys jsonb not null,
  -- The triggers, as rows of `triggers`.
  triggers jsonb not null,
  hints jsonb not null,
  -- Dialogs that the reset made, because they were gone.
  made jsonb not null,
  kept_at timestamptz not null,
  primary key (dialog_manager_id, kept_id)
);
