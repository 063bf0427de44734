-- The websites whose pages may show a dialog in a frame (docs/decisions/0159); a dialog without a row may stand in all.
create table embed_sites (
  survey_id text primary key references surveys on delete cascade,
  -- Origins, as the header frame-ancestors takes them.
  sites text[] not null
);
