-- The respondents' sessions whose access tokens have not run out though they were ended: a handful among all that there are.
create index token_families_ended on token_families (last_used_at) where revoked_at is not null and kind = 'respondent';
