-- Whether what a file says of its maker was taken out of it; files from before are gone through one after another.
alter table media add column is_bare boolean not null default false;
create index media_not_bare on media (media_id) where not is_bare;
alter table avatars add column is_bare boolean not null default false;

-- The hosts that a secret may be sent to. Those from before go where the blocks of their dialog send them now, in the draft or as
-- it was published; an address whose host is filled in at run time counts for none.
alter table secrets add column hosts text[] not null default '{}';
with requests as (
  select survey_id, definition as block from blocks where deleted_at is null and definition ->> 'type' = 'api'
  union all
  select r.survey_id, b.block
  from publications p
  join revisions r on r.survey_id = p.survey_id and r.revision = p.revision
  cross join lateral jsonb_array_elements(case jsonb_typeof(r.snapshot -> 'blocks') when 'array' then r.snapshot -> 'blocks' else '[]' end) as b (block)
  where b.block ->> 'type' = 'api'
), addresses as (
  select survey_id, block, lower(substring(block ->> 'url' from '^\s*(?:[hH][tT][tT][pP][sS]?)://(?:[^/?#\\@]*@)?([^/?#\\@]+)')) as host,
    lower(substring(block ->> 'url' from '^\s*([a-zA-Z]+):')) as scheme
  from requests
)
update secrets s
set hosts = array(
  select distinct case
      when a.scheme = 'https' then regexp_replace(a.host, ':443$', '')
      else regexp_replace(a.host, ':80$', '') end
  from addresses a
  where a.survey_id = s.survey_id and a.host is not null and strpos(a.host, '{{') = 0
    and a.block::text ~ ('\{\{\s*secret\.' || s.name || '\s*\}\}')
  order by 1);
