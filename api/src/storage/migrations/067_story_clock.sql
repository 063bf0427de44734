-- The time of a multi-chat's story (docs/decisions/0104): { starts, step } in minutes, null for a story without.
alter table dialog_managers add column clock jsonb;
alter table manager_publications add column clock jsonb;
alter table kept_chats add column clock jsonb;

-- What dialogs say where words are not plain: nothing of their own so far. Every setting and field is there, so that a change of it can be undone.
update surveys set settings = '{"ask_backs": {}}' || settings where not settings ? 'ask_backs';
update revisions set settings = '{"ask_backs": {}}' || settings where settings is not null and not settings ? 'ask_backs';
update named_versions set settings = '{"ask_backs": {}}' || settings where not settings ? 'ask_backs';
update blocks set definition = '{"not_understood": null, "asides": null}' || definition where definition ? 'way_out';
