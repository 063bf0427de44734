-- The picture of a dialog's graph as of a revision: drawn once for all who list the dialog.
create table survey_pictures (
  survey_id text primary key references surveys on delete cascade,
  revision int not null,
  picture jsonb not null
);
