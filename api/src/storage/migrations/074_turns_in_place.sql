-- Each turn writes `last_at`. As long as an index has it, PostgreSQL enters the row's new version into every index of conversations instead of
-- beside the old one (HOT): nine entries a turn. What is old is found by when it began, which comes before its last turn.
drop index conversations_by_age;
-- Room in each page for those versions.
alter table conversations set (fillfactor = 80);
