-- Addresses get the one form that the contract gives them: usual width, nothing invisible, no brackets, domain in small
-- letters. No two accounts become one: where another account has the address already, or would get it, too, it stays as it
-- is; nobody can log in by such an address any more, and an admin sees it in the list.
create function pg_temp.canonical(address text) returns text language sql immutable as $$
  select regexp_replace(plain, '@[^@]*$', '') || lower(coalesce(substring(plain from '@[^@]*$'), ''))
  from (
    select regexp_replace(
      case when address ~ '[^\x01-\x7f]' then normalize(address, nfkc) else address end,
      '[[:space:][:cntrl:]<>"\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff0-\ufffb]',
      '',
      'g'
    ) as plain
  ) as written
$$;

update accounts set username = wanted.address
from (
  select
    user_id,
    pg_temp.canonical(username) as address,
    row_number() over (partition by lower(pg_temp.canonical(username)) order by created_at, user_id) as place
  from accounts
  where username <> pg_temp.canonical(username)
) as wanted
where accounts.user_id = wanted.user_id
  and place = 1
  and wanted.address ~ '^[^@]+@[^@]+[.][^@]+$'
  and not exists (
    select from accounts as other
    where lower(other.username) = lower(wanted.address) and other.user_id <> wanted.user_id
  );

update accounts set pending_email = pg_temp.canonical(pending_email)
where pending_email <> pg_temp.canonical(pending_email);
update one_time_links set email = pg_temp.canonical(email) where email <> pg_temp.canonical(email);
-- Of two invitations of one person the one in plain form stays.
delete from invitations as odd
where email <> pg_temp.canonical(email)
  and exists (
    select from invitations as other
    where other.survey_id = odd.survey_id
      and other.email <> odd.email
      and pg_temp.canonical(other.email) = pg_temp.canonical(odd.email)
      and (other.email = pg_temp.canonical(other.email) or other.email < odd.email)
  );
update invitations set email = pg_temp.canonical(email) where email <> pg_temp.canonical(email);
