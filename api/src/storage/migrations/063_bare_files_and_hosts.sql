-- Whether what a file says of its maker was taken out of it; files from before are gone through one after another.
alter table media add column is_bare boolean not null default false;
create index media_not_bare on media (media_id) where not is_bare;
alter table avatars add column is_bare boolean not null default false;

-- The hosts that a secret may be sent to; null for one from before, which goes where the blocks of its dialog sent it then
-- until it is set anew.
alter table secrets add column hosts text[];
