-- What authors see of each call of a model (docs/decisions/0118): what was sent, masked as it was, and what it cost by the prices of
-- that day. Gone with its conversation, as the call is.
alter table model_calls
  add column messages jsonb,
  add column tokens_thought int not null default 0,
  add column cost double precision,
  add column currency text;
