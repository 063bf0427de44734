-- The languages of a dialog beside its main one, and its texts in them (docs/decisions/0161). A revision keeps the texts in its snapshot alone.
update surveys set settings = '{"languages": [], "translations": {}}' || settings where not settings ? 'languages';
update revisions set settings = '{"languages": []}' || settings where settings is not null and not settings ? 'languages';
update named_versions set settings = '{"languages": []}' || settings where not settings ? 'languages';

-- The language that a conversation is in; null: its dialog's main one.
alter table conversations add column language text generated always as (state #>> '{spoken,now}') stored;
