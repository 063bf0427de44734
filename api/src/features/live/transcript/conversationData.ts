import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { keptModelCalls } from '../../../storage/surveys/keptModelCalls.ts';
import { begunLive } from '../../../storage/surveys/liveConversations.ts';
import { readEarlierAnswers } from './readEarlierAnswers.ts';
import { signedEntries } from '../turn/signedEntries.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';

/** All that is stored on one respondent in a dialog (role with analyse 1); 404 for tests. */
export const conversationData: Handler<'conversationData'> = async (
  { survey_id: named, conversation_id },
  { services, who },
) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { db } = services;
  const key = { survey_id, conversation_id };
  const found = await db
    .selectFrom('conversations as c')
    .select([
      'revision',
      'publication_id',
      'started_at',
      'last_at',
      'finished_at',
      'device',
      'flags',
      'state',
      'came_with',
    ])
    .where((row) => row.and(key))
    .where(begunLive)
    .executeTakeFirst();
  if (!found) throw new CallError('conversation/unknown');
  const turns = await readTurns(db, key);
  const answers = await db
    .selectFrom('answers')
    .select(['unique_question_id', 'nachfrage_id', 'value', 'answered_at', 'took_ms', 'withdrawn_at'])
    .where((row) => row.and(key))
    .orderBy('answered_at')
    .orderBy('nachfrage_id')
    .execute();
  const earlier = await readEarlierAnswers(db, key);
  const feedback = await db
    .selectFrom('feedback')
    .select(['created_at', 'rating', 'text'])
    .where((row) => row.and(key))
    .orderBy('created_at')
    .execute();
  const files = await db
    .selectFrom('media')
    .select(['original_name', 'type', 'size', 'created_at'])
    .where((row) => row.and(key))
    .orderBy('created_at')
    .execute();
  const notes = await db
    .selectFrom('conversation_notes')
    .select(['text', 'created_at'])
    .where((row) => row.and(key))
    .orderBy('created_at')
    .execute();
  const tags = await db
    .selectFrom('conversation_tags')
    .select('tag')
    .where((row) => row.and(key))
    .orderBy('tag')
    .execute();
  return {
    exported_at: services.now(),
    conversation: {
      conversation_id,
      revision: found.revision,
      publication_id: found.publication_id,
      started_at: found.started_at.getTime(),
      last_at: found.last_at.getTime(),
      finished_at: timeOf(found.finished_at),
      device: found.device ?? 'unknown',
      flags: found.flags ?? [],
      variables: found.state.variables,
      came_with: found.came_with ?? {},
    },
    turns: turns.map(({ turn, created_at, withdrawn_at, entries }) => ({
      turn,
      said_at: created_at.getTime(),
      withdrawn_at: timeOf(withdrawn_at),
      entries: signedEntries(services, entries),
    })),
    answers: answers.map(({ unique_question_id, nachfrage_id, value, answered_at, took_ms, withdrawn_at }) => ({
      unique_question_id,
      part: nachfrage_id,
      value,
      answered_at: answered_at.getTime(),
      took_ms,
      withdrawn_at: timeOf(withdrawn_at),
    })),
    earlier_answers: earlier.map(({ unique_question_id, nachfrage_id, nth, value, answered_at }) => ({
      unique_question_id,
      part: nachfrage_id,
      nth,
      value,
      answered_at: answered_at.getTime(),
    })),
    feedback: feedback.map(({ created_at, rating, text }) => ({ created_at: created_at.getTime(), rating, text })),
    files: files.map(({ original_name, type, size, created_at }) => ({
      original_name,
      type,
      size,
      created_at: created_at.getTime(),
    })),
    model_calls: (await keptModelCalls(db, key)).map(({ messages: _sent, ...call }) => call),
    notes: notes.map(({ text, created_at }) => ({ text, created_at: created_at.getTime() })),
    tags: tags.map(({ tag }) => tag),
  };
};

const timeOf = (date: Date | null): number | null => date && date.getTime();
