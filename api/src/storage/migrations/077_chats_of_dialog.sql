-- Each file of a dialog's answers asks whether a multi-chat was ever published with it (docs/decisions/0110).
create index manager_publications_surveys on manager_publications using gin (surveys jsonb_path_ops);
