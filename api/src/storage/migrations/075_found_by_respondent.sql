-- A prepared statement is planned while a new database has no statistics, and two indexes that begin with the survey look alike then: each turn and
-- each check of a reference to a conversation read all conversations of the survey (docs/decisions/0108). Only the primary key begins with it now.
drop index conversations_user;
alter table conversations add constraint conversations_of_respondent unique (user_id_live, survey_id);
alter table conversations drop constraint conversations_survey_id_user_id_live_key;
