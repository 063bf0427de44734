-- Conversations that are kept as tests; `script`: seed, events, expectation.
create table scripted_tests (
  survey_id text not null references surveys on delete cascade,
  test_id uuid not null,
  name text not null,
  script jsonb not null,
  created_at timestamptz not null,
  created_by uuid references accounts on delete set null,
  primary key (survey_id, test_id)
);
