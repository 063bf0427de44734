import { sql } from 'kysely';
import { CallError } from '../../../calls/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import type { Services } from '../../../calls/services.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { answeredLive } from '../../../storage/liveConversations.ts';
import { signedEntries } from '../turn/signedEntries.ts';
import { readTurns } from '../turn/storedTurns.ts';

/** One live conversation as its respondent saw it (role with analyse 1); 404 for one without an answer, and for tests. */
export const transcript: Handler<'transcript'> = async ({ survey_id: named, conversation_id }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { db } = services;
  const found = await db
    .selectFrom('conversations as c')
    .select(['revision', 'started_at', 'finished_at'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where(answeredLive)
    .executeTakeFirst();
  if (!found) throw new CallError('conversation/unknown');
  const turns = await readTurns(db, { survey_id, conversation_id });
  const place = { survey_id, conversation_id, started_at: found.started_at };
  return {
    conversation_id,
    revision: found.revision,
    started_at: found.started_at.getTime(),
    finished_at: found.finished_at && found.finished_at.getTime(),
    turns: turns
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.turn - b.turn)
      .map(({ turn, entries, created_at, withdrawn_at }) => ({
        turn,
        said_at: created_at.getTime(),
        withdrawn_at: withdrawn_at && withdrawn_at.getTime(),
        entries: signedEntries(services, entries),
      })),
    earlier: await neighbour(db, place, 'earlier'),
    later: await neighbour(db, place, 'later'),
  };
};

interface Place {
  readonly survey_id: string;
  readonly conversation_id: string;
  readonly started_at: Date;
}

/** The conversation beside one in order of time; of those begun at once, the order is that of their ids. */
async function neighbour(
  db: Services['db'],
  { survey_id, conversation_id, started_at }: Place,
  side: 'earlier' | 'later',
): Promise<string | null> {
  const [beyond, order] = side === 'earlier' ? [sql`<`, 'desc' as const] : [sql`>`, 'asc' as const];
  const found = await db
    .selectFrom('conversations as c')
    .select('conversation_id')
    .where('survey_id', '=', survey_id)
    .where(answeredLive)
    .where(sql<boolean>`(started_at, conversation_id) ${beyond} (${started_at}, ${conversation_id})`)
    .orderBy('started_at', order)
    .orderBy('conversation_id', order)
    .limit(1)
    .executeTakeFirst();
  return found?.conversation_id ?? null;
}
