-- The time of a multi-chat's story (docs/decisions/0104): { starts, step } in minutes, null for a story without.
alter table dialog_managers add column clock jsonb;
alter table manager_publications add column clock jsonb;
alter table kept_chats add column clock jsonb;
