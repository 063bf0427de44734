-- Another wording of a text of the block, which a thread can begin with, and whether it was taken.
alter table comments
  -- Which of the block's texts it is.
  add column suggested_part text,
  -- As the text stood when it was suggested.
  add column suggested_before text,
  add column suggested_after text,
  add column accepted boolean,
  add column decided_at timestamptz,
  add column decided_by uuid references accounts on delete set null;
