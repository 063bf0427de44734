-- What of an imported questionnaire file is not as in the file; goes with its dialog.
create table import_reports (
  survey_id text primary key references surveys on delete cascade,
  -- '' when the browser did not name it.
  file_name text not null,
  imported_at timestamptz not null,
  report jsonb not null
);
