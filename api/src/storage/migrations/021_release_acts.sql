-- What a row of the trail was made of, where it comes from elsewhere: an act in the registry of releases is written down once,
-- however many servers and restarts find it there.
alter table audit add column source text;
create unique index audit_source on audit (source) where source is not null;
