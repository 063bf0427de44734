-- Blocks that authors see as one in the graph (docs/decisions/0092). Beside the settings, because a publication keeps those.
alter table surveys add column sections jsonb not null default '[]';
