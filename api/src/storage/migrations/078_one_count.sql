-- Whether the question of a withdrawn reply stood open before the respondent again: then going back does not bring the reply back
-- (docs/decisions/0010). A constant default, so that the table is not written anew.
alter table turns add column asked_again boolean not null default false;

-- Who declined a needed consent has not finished (docs/decisions/0111). The engine says so in the state; those of before are found by their answer.
update conversations c
set state = c.state || '{"screened": true}'
from answers a, revisions r
where a.value = 'false' and a.nachfrage_id = '' and a.withdrawn_turn = 0
  and c.survey_id = a.survey_id and c.conversation_id = a.conversation_id and c.finished_at is not null
  and r.survey_id = c.survey_id and r.revision = c.revision
  and jsonb_path_exists(
    r.snapshot, '$.blocks[*] ? (@.type == "consent" && @.required == true && @.unique_question_id == $id)',
    jsonb_build_object('id', a.unique_question_id));
alter table conversations add column screened boolean not null generated always as (state ? 'screened') stored;

-- What every count of finished conversations reads.
drop index conversations_finished_at;
create index conversations_finished_at on conversations (survey_id, finished_at)
  where is_live and finished_at is not null and not screened;
