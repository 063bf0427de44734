import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { begunLive } from '../../../storage/surveys/liveConversations.ts';
import { readEarlierAnswers } from './readEarlierAnswers.ts';
import type { EarlierAnswerRow } from './readEarlierAnswers.ts';
import { signedEntries } from '../turn/signedEntries.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';

/** One live conversation as its respondent saw it (role with analyse 1); 404 for tests. */
export const transcript: Handler<'transcript'> = async ({ survey_id: named, conversation_id }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const { db } = services;
  const found = await db
    .selectFrom('conversations as c')
    .select(['revision', 'started_at', 'finished_at'])
    .where('survey_id', '=', survey_id)
    .where('conversation_id', '=', conversation_id)
    .where(begunLive)
    .executeTakeFirst();
  if (!found) throw new CallError('conversation/unknown');
  const turns = await readTurns(db, { survey_id, conversation_id });
  const earlier = timesOf(await readEarlierAnswers(db, { survey_id, conversation_id }));
  return {
    conversation_id,
    revision: found.revision,
    started_at: found.started_at.getTime(),
    finished_at: found.finished_at && found.finished_at.getTime(),
    turns: turns
      .toSorted((a, b) => a.created_at.getTime() - b.created_at.getTime() || a.turn - b.turn)
      .map(({ turn, entries, created_at, withdrawn_at }) =>
        Object.assign(
          {
            turn,
            said_at: created_at.getTime(),
            withdrawn_at: withdrawn_at && withdrawn_at.getTime(),
            entries: signedEntries(services, entries),
          },
          earlier.get(turn),
        ),
      ),
  };
};

/** By turn: which of the answers to its question it gave, of how many with the last one. */
function timesOf(
  earlier: readonly EarlierAnswerRow[],
): ReadonlyMap<number, { readonly earlier: { readonly nth: number; readonly of: number } }> {
  const all = Map.groupBy(earlier, ({ unique_question_id, nachfrage_id }) =>
    JSON.stringify([unique_question_id, nachfrage_id]),
  );
  return new Map(
    [...all.values()].flatMap((answers) =>
      answers.map(({ turn }, index) => [turn, { earlier: { nth: index + 1, of: answers.length + 1 } }] as const),
    ),
  );
}
