-- Draft and published (domain.md §11): what authors edit is the draft, what respondents get is a publication.

-- surveyConfig with the name, welcome, ending, as they were at the revision; null for one that was kept before settings
-- belonged to revisions and that was not published then.
alter table revisions add column settings jsonb;

create table publications (
  survey_id text not null references surveys on delete cascade,
  publication_id uuid not null,
  revision int not null,
  -- null where nobody did it: the dialog was live before there were drafts; or once the account is gone.
  user_id uuid references accounts on delete set null,
  note text not null default '',
  published_at timestamptz not null,
  primary key (survey_id, publication_id),
  foreign key (survey_id, revision) references revisions (survey_id, revision)
);
create index publications_revision on publications (survey_id, revision);

-- The pointer: what respondents who begin now get.
alter table surveys add column publication_id uuid;
alter table surveys add foreign key (survey_id, publication_id) references publications (survey_id, publication_id);

-- Which one a live conversation began on, to count them.
alter table conversations add column publication_id uuid;
alter table conversations
  add foreign key (survey_id, publication_id) references publications (survey_id, publication_id);
create index conversations_publication on conversations (survey_id, publication_id) where publication_id is not null;

-- At how many places the draft of `revision` differs from a publication: worked out once for both, so that lists are quick.
create table unpublished_counts (
  survey_id text primary key references surveys on delete cascade,
  revision int not null,
  publication_id uuid not null,
  changes int not null
);

-- Dialogs that exist keep running as they are: the revision of this moment is published where respondents get it or have
-- got it. Whatever was never live stays a draft.
create temporary table lived on commit drop as
  select s.survey_id, s.revision, s.active, gen_random_uuid() as publication_id
  from surveys s
  where s.active
    or exists (select from conversations c where c.survey_id = s.survey_id and c.is_live);

insert into revisions (survey_id, revision, snapshot, settings)
select s.survey_id, s.revision,
  jsonb_build_object(
    'survey_id', s.survey_id,
    'blocks', coalesce(
      (select jsonb_agg(b.definition || jsonb_build_object('order', b."order") order by b."order", b.unique_question_id)
       from blocks b
       where b.survey_id = s.survey_id and b.deleted_at is null),
      '[]'),
    'templ_options', s.templ_options,
    'welcome', s.settings->'welcome',
    'ending', s.settings->'ending',
    'du_sie', s.settings->'du_sie',
    'language', s.settings->'language'),
  s.settings || jsonb_build_object('survey_name', s.survey_name)
from surveys s
join lived using (survey_id)
on conflict (survey_id, revision) do update set settings = excluded.settings;

insert into publications (survey_id, publication_id, revision, published_at)
select survey_id, publication_id, revision, now()
from lived;

update surveys s set publication_id = lived.publication_id
from lived
where s.survey_id = lived.survey_id;

-- Conversations that began on that very revision began on what is published now.
update conversations c set publication_id = lived.publication_id
from lived
where c.survey_id = lived.survey_id and c.revision = lived.revision and c.is_live;

alter table surveys add constraint surveys_live_is_published check (not active or publication_id is not null);
