-- What those who run a study say of how they process data, from which its privacy statement is made (docs/decisions/0166).

create table privacy_forms (
  survey_id text primary key references surveys on delete cascade,
  form jsonb not null
);
