-- What holds for a study is that of a dialog, by its id, or of a multi-chat, by its public id: it goes with either (docs/decisions/0173).
-- The columns are worked out, so that nothing that writes a row has to say which it is.

alter table studies
  drop constraint studies_survey_id_fkey,
  add column of_survey text generated always as (case when length(survey_id) <> 36 then survey_id end) stored
    references surveys on delete cascade,
  add column of_manager uuid generated always as (case when length(survey_id) = 36 then survey_id::uuid end) stored
    references dialog_managers (public_id) on delete cascade;
alter table share_cards
  drop constraint share_cards_survey_id_fkey,
  add column of_survey text generated always as (case when length(survey_id) <> 36 then survey_id end) stored
    references surveys on delete cascade,
  add column of_manager uuid generated always as (case when length(survey_id) = 36 then survey_id::uuid end) stored
    references dialog_managers (public_id) on delete cascade;
alter table embed_sites
  drop constraint embed_sites_survey_id_fkey,
  add column of_survey text generated always as (case when length(survey_id) <> 36 then survey_id end) stored
    references surveys on delete cascade,
  add column of_manager uuid generated always as (case when length(survey_id) = 36 then survey_id::uuid end) stored
    references dialog_managers (public_id) on delete cascade;
alter table invitee_lists
  drop constraint invitee_lists_survey_id_fkey,
  add column of_survey text generated always as (case when length(survey_id) <> 36 then survey_id end) stored
    references surveys on delete cascade,
  add column of_manager uuid generated always as (case when length(survey_id) = 36 then survey_id::uuid end) stored
    references dialog_managers (public_id) on delete cascade;
alter table invitee_optouts
  drop constraint invitee_optouts_survey_id_fkey,
  add column of_survey text generated always as (case when length(survey_id) <> 36 then survey_id end) stored
    references surveys on delete cascade,
  add column of_manager uuid generated always as (case when length(survey_id) = 36 then survey_id::uuid end) stored
    references dialog_managers (public_id) on delete cascade;
-- Deleting a dialog or a multi-chat looks for these.
create index studies_survey on studies (of_survey);
create index studies_manager on studies (of_manager);
create index share_cards_survey on share_cards (of_survey);
create index share_cards_manager on share_cards (of_manager);
create index embed_sites_survey on embed_sites (of_survey);
create index embed_sites_manager on embed_sites (of_manager);
create index invitee_lists_survey on invitee_lists (of_survey);
create index invitee_lists_manager on invitee_lists (of_manager);
create index invitee_optouts_survey on invitee_optouts (of_survey);
create index invitee_optouts_manager on invitee_optouts (of_manager);

alter table participations
  -- When it came to an ending of the story, or all of its dialogs to their end, for the first time.
  add column finished_at timestamptz,
  -- Begun by the link for trying: counted nowhere, and kept for 14 days.
  add column is_test boolean not null default false;
create index participations_tests on participations (started_at) where is_test;

update participations p
set finished_at = coalesce(ended.at, p.last_at)
from (
  select q.participation_id,
    case
      when jsonb_path_exists(m.hints, '$[*] ? (@.kind == "ending")') then (
        select to_timestamp(min((q.memory -> 'behind' ->> k.key)::float8) / 1000)
        from jsonb_array_elements(m.hints) h (hint)
        cross join lateral (select format('["%s","%s"]', h.hint ->> 'survey_id', h.hint ->> 'unique_question_id') as key) k
        where h.hint ->> 'kind' = 'ending')
      else (
        select case when bool_and(c.finished_at is not null) then max(c.finished_at) end
        from conversations c where c.participation_id = q.participation_id)
    end as at
  from participations q
  join manager_publications m
    on m.dialog_manager_id = q.dialog_manager_id and m.publication_id = q.publication_id
) ended
where ended.participation_id = p.participation_id and ended.at is not null;

-- Whom the readers of a mailing see as its sender, and whom they answer to.
alter table mailings
  -- '' for the product's name.
  add column sender text not null default '',
  -- null for the contact of the privacy statement, where it has one.
  add column reply_to text;
