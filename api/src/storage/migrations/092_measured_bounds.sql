-- A row without bounds: from then on those count again that were measured for so many examples (docs/decisions/0121).
alter table training_bounds alter column accept drop not null, alter column ask drop not null;
alter table training_bounds add check ((accept is null) = (ask is null));
