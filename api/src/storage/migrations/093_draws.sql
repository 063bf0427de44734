-- Arms of experiments, drawn from sequences that are exact under any number of servers (docs/decisions/0139).

-- How many places of a sequence are taken. Its arms follow from its key and the place.
create table draw_sequences (
  survey_id text not null references surveys on delete cascade,
  unique_question_id text not null,
  -- The arms with their shares: others begin a sequence of their own.
  arms text not null,
  -- The value of the variable within which it is balanced, as JSON; '' for none.
  stratum text not null,
  drawn int not null,
  primary key (survey_id, unique_question_id, arms, stratum)
);

-- Which place a conversation took: the same again when its turn is played once more, because a call was lost or quicker.
create table draws (
  survey_id text not null,
  conversation_id uuid not null,
  unique_question_id text not null,
  arms text not null,
  stratum text not null,
  -- From 0.
  place int not null,
  primary key (survey_id, conversation_id, unique_question_id),
  foreign key (survey_id, conversation_id) references conversations on delete cascade
);
