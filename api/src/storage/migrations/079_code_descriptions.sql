-- What a code stands for, in words, so that several people code alike and a codebook can be taken along (docs/decisions/0112).
alter table codes add column description text not null default '';
