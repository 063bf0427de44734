-- What lists of conversations are read along: the newest first. None of its columns changes while a conversation goes on.
create index conversations_begun on conversations (survey_id, started_at desc, conversation_id desc) where is_live;
-- The few answers that were withdrawn, which every figure of a question asks for.
create index answers_withdrawn on answers (survey_id, unique_question_id, nachfrage_id) where withdrawn_turn > 0;
