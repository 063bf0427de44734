-- 'Hinweise' of a multi-chat (docs/decisions/0055): as its authors have them, and as they were published.
alter table dialog_managers add column hints jsonb not null default '[]';
alter table manager_publications add column hints jsonb not null default '[]';
-- Which hints an event has unlocked: by question, when.
alter table participation_events add column found jsonb not null default '{}';
