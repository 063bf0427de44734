-- A deleted multi-chat can be restored.
alter table dialog_managers add column deleted_at timestamptz;
create index manager_surveys_manager on manager_surveys (dialog_manager_id);

create table triggers (
  -- The dialog and the block that it sits on.
  survey_id text not null references surveys on delete cascade,
  trigger_id uuid not null,
  dialog_manager_id bigint not null references dialog_managers on delete cascade,
  unique_question_id text not null,
  type text not null check (type in ('waitFor', 'moveTo', 'waitAPI')),
  -- With waitFor: not the block waits, the dialog itself opens.
  init_survey boolean not null,
  -- The question that it names; for waitAPI the block itself. No foreign key: blocks can be deleted and come back.
  named_survey_id text not null,
  named_question_id text not null,
  created_at timestamptz not null default now(),
  primary key (survey_id, trigger_id),
  check (not init_survey or type = 'waitFor')
);
create unique index triggers_once on triggers
  (dialog_manager_id, survey_id, unique_question_id, type, init_survey, named_survey_id, named_question_id);
create index triggers_by_id on triggers (trigger_id);

-- How respondents say what a target of a block means (domain.md §5). Beside the blocks and not in them, because
-- who trains a dialog need not be allowed to edit it, and training makes no revision.
create table training_examples (
  survey_id text not null references surveys on delete cascade,
  unique_question_id text not null,
  -- The id of an option or an entry, or the block that a conditional jump leads to.
  target text not null,
  example text not null,
  created_at timestamptz not null default now(),
  primary key (survey_id, unique_question_id, target, example)
);
