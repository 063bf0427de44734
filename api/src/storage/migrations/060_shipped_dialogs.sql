-- The revision that a dialog came with the product in; the dialog is its author's own as soon as it has another one.
alter table surveys add column shipped_revision integer;
