-- When its authors were last told that a dialog's files have nearly no room left.
alter table surveys add column files_told_at timestamptz;
