-- Who has told: a stand-in of an account, which nobody can work out without the installation's secret; null where nobody was
-- signed in. Because whoever is not signed in can say what he likes, only what has one counts when a trial is judged.
alter table module_tabs add column reporter text;
alter table module_reports add column reporter text;
