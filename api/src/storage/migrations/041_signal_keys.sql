-- When a multi-chat's key for calls from outside was made; null for none: then no call is taken.
alter table dialog_managers add column signal_key_made_at timestamptz;
-- Every multi-chat had a key before; systems that call with it go on.
update dialog_managers m set signal_key_made_at = now()
where exists (select from triggers t where t.dialog_manager_id = m.dialog_manager_id and t.type = 'waitAPI');
