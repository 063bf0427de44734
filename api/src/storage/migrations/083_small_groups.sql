-- By which columns of a dialog's data somebody could be recognised, as its team has marked them, and how many people a combination of
-- their values should have at least (docs/decisions/0115).
create table group_checks (
  survey_id text primary key references surveys on delete cascade,
  columns text[] not null,
  least integer not null
);
-- What a link wants groups to have at least where that is more than the installation wants.
alter table figure_links add column least_group integer;
