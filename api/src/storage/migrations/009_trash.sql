-- Who put a dialog or a multi-chat into the bin ('Papierkorb'); null when nobody knows, or the account is gone.
alter table surveys add column deleted_by uuid references accounts on delete set null;
alter table dialog_managers add column deleted_by uuid references accounts on delete set null;
-- For the account's own deletion and the bin.
create index surveys_deleted_by on surveys (deleted_by) where deleted_by is not null;
create index dialog_managers_deleted_by on dialog_managers (deleted_by) where deleted_by is not null;

-- The numbers 3 and 4 belong to the two public stories (/flow, /aufderflucht), the others below 5 to nobody. Multi-chats
-- that got 3 or 4 move to a new number: nobody could take part in them by it yet, and their dialogs and triggers go with them.
alter table dialog_managers alter column dialog_manager_id set start with 5;
select setval(
  pg_get_serial_sequence('dialog_managers', 'dialog_manager_id'),
  greatest(5, 1 + (select coalesce(max(dialog_manager_id), 0) from dialog_managers), 1 + (select last_value from dialog_managers_dialog_manager_id_seq)),
  false);
alter table dialog_managers alter column dialog_manager_id set minvalue 5;

do $$
declare
  taken bigint;
  free bigint;
begin
  for taken in select dialog_manager_id from dialog_managers where dialog_manager_id in (3, 4) order by 1 loop
    insert into dialog_managers (name, created_at, deleted_at)
      select name, created_at, deleted_at from dialog_managers where dialog_manager_id = taken
      returning dialog_manager_id into free;
    update manager_surveys set dialog_manager_id = free where dialog_manager_id = taken;
    update triggers set dialog_manager_id = free where dialog_manager_id = taken;
    delete from dialog_managers where dialog_manager_id = taken;
  end loop;
end $$;
