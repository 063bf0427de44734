-- Who has no end yet, and who did not come to it: counted without reading the others (docs/decisions/0175).
create index conversations_open on conversations (survey_id) where is_live and finished_at is null;
create index conversations_screened on conversations (survey_id) where is_live and screened;

-- Since when a dialog is Live; null for one that is not, or was before this was kept.
alter table surveys add column live_since timestamptz;
