-- What a dialog has promised about the columns of its data (docs/decisions/0109). Dialogs that were published before get theirs with their next
-- publication; until then it is reckoned from what they published, which does not change any more.
create table data_contracts (
  survey_id text primary key references surveys on delete cascade,
  contract jsonb not null
);
