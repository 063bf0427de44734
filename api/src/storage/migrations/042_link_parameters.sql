-- Parameters of the public link that say where respondents come from (docs/decisions/0063).

-- Names that authors keep, or kept once, so that what was kept under them stays in the data.
create table link_parameters (
  survey_id text not null references surveys on delete cascade,
  name text not null,
  -- Its place in the authors' list.
  place smallint not null,
  -- Since when nothing more is kept under it; null while something is.
  removed_at timestamptz,
  primary key (survey_id, name)
);

-- What stood in the link that a conversation began with, by name, of the names kept at that time; null for none.
alter table conversations add column came_with jsonb;
