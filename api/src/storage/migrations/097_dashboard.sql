-- How much the last check of a dialog has found, for the list of what waits for an author; it counts for the revision that was checked alone.
create table check_counts (
  survey_id text primary key references surveys on delete cascade,
  revision int not null,
  findings int not null,
  checked_at timestamptz not null
);
-- Replies that wait for an author, by dialog: few of all.
create index free_replies_waiting on free_replies (survey_id) where handled is null and zone <> 'sure';
-- The stories that came with the product stand in a folder, where their owner keeps them in none.
insert into folders (folder_id, user_id, name)
select gen_random_uuid(), user_id, 'Mitgelieferte Geschichten'
from members m join manager_surveys chat on chat.survey_id = m.survey_id
where chat.dialog_manager_id in (3, 4) and m.role = 'Besitzer' and m.folder_id is null
group by user_id;
update members m set folder_id = f.folder_id
from folders f, manager_surveys chat
where f.user_id = m.user_id and f.name = 'Mitgelieferte Geschichten' and chat.survey_id = m.survey_id
  and chat.dialog_manager_id in (3, 4) and m.role = 'Besitzer' and m.folder_id is null;
