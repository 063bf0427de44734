-- Reports that authors put together from figures of a dialog's results (docs/decisions/0120).
create table result_reports (
  survey_id text not null references surveys on delete cascade,
  report_id uuid not null,
  name text not null,
  -- The short form of a filter.
  filter text not null,
  -- `reportEntry`s in order.
  entries jsonb not null,
  -- Grows by one with each change.
  version integer not null,
  changed_at timestamptz not null,
  -- null while it is there.
  deleted_at timestamptz,
  primary key (survey_id, report_id)
);
-- The report that a link shows, and nothing else; null for all figures.
alter table figure_links
  add column report_id uuid,
  add foreign key (survey_id, report_id) references result_reports on delete cascade;
create index figure_links_report on figure_links (survey_id, report_id);
