-- The author's own wording of the live bar; '' has the product's (docs/decisions/0107). Each place that holds settings has all of it.
with wording as (
  select '{
    "wording_restart": "", "wording_delete": "", "wording_privacy": "",
    "wording_restart_header": "", "wording_restart_text": "", "wording_restart_btn_back": "", "wording_restart_btn_restart": "",
    "wording_delete_header": "", "wording_delete_text": "", "wording_delete_btn_back": "", "wording_delete_btn_delete": ""
  }'::jsonb as none
),
drafts as (update surveys set settings = none || settings from wording),
kept as (update revisions set settings = none || settings from wording where settings is not null)
update named_versions set settings = none || settings from wording;
