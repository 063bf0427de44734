-- An item of a battery, or what points are given to, has a number of its own (docs/decisions/0109): its place among all ids that the block ever had.
-- Those of dialogs that have published are the ones that their data have, by the contract or, before there was one, by the newest publication; items that
-- are new, and those of dialogs that never published, follow as they stand.
with listed as (
  select survey_id, unique_question_id, definition -> 'items' as items from blocks where definition ? 'items'
), promised as (
  select distinct on (b.survey_id, b.unique_question_id) b.survey_id, b.unique_question_id, run -> 1 as numbers
  from listed b
  join data_contracts d on d.survey_id = b.survey_id
  cross join jsonb_array_elements(d.contract -> 'numbers') as run
  where run ->> 0 = b.unique_question_id or starts_with(run ->> 0, b.unique_question_id || '#')
  -- The newest run counts: its columns are what the block means now.
  order by b.survey_id, b.unique_question_id, length(run ->> 0) desc, run ->> 0 desc
), published as (
  select b.survey_id, b.unique_question_id, r.revision, kept -> 'items' as items
  from listed b
  join revisions r on r.survey_id = b.survey_id
    and exists (select from publications p where p.survey_id = r.survey_id and p.revision = r.revision)
  cross join jsonb_path_query(r.snapshot, '$.blocks[*] ? (@.unique_question_id == $id)', jsonb_build_object('id', b.unique_question_id)) as kept
  where kept ? 'items' and not exists (select from data_contracts d where d.survey_id = b.survey_id)
), ids as (
  select survey_id, unique_question_id, numbered ->> 0 as id, 0 as source, 0 as age, (numbered ->> 1)::bigint as place
  from promised cross join jsonb_array_elements(numbers) as numbered
  union all
  select survey_id, unique_question_id, item ->> 'id', 1, -revision, place
  from published cross join jsonb_array_elements(items) with ordinality as at (item, place)
  union all
  select survey_id, unique_question_id, item ->> 'id', 2, 0, place
  from listed cross join jsonb_array_elements(items) with ordinality as at (item, place)
), firsts as (
  select distinct on (survey_id, unique_question_id, id) * from ids order by survey_id, unique_question_id, id, source, age, place
), lists as (
  select survey_id, unique_question_id, jsonb_agg(id order by source, age, place) as numbered_items
  from firsts group by survey_id, unique_question_id
)
update blocks b
set definition = b.definition || jsonb_build_object('numbered_items', l.numbered_items)
from lists l
where b.survey_id = l.survey_id and b.unique_question_id = l.unique_question_id;
