-- Which versions a tab has had, and when it last said so; how versions share the tabs, and which must not be cleared.
-- Not logged: it need not outlive a crash, and each open tab tells it every few minutes.
create unlogged table module_tabs (
  -- Drawn by lot at each page load.
  tab text not null,
  module text not null,
  version text not null,
  composition text not null,
  seen_at timestamptz not null,
  primary key (tab, module, version)
);
create index module_tabs_seen on module_tabs (seen_at);

-- What tabs have told of versions: faults and measures. Nothing in it tells who it was.
create table module_reports (
  report_id bigint generated always as identity primary key,
  at timestamptz not null,
  tab text not null,
  module text not null,
  version text not null,
  kind text not null,
  ms integer,
  bytes integer,
  name text not null default '',
  place text not null default ''
);
create index module_reports_version on module_reports (module, version, at);
create index module_reports_at on module_reports (at);
