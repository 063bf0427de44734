-- Which versions of shell, modules and api served a conversation when it began, as one value (docs/decisions/0031); null for
-- what began before this was kept.
alter table conversations add column composition text;
