-- Since when a multi-chat is Live; null for one that is not, or was before this was kept (docs/decisions/0175).
alter table dialog_managers add column live_since timestamptz;
