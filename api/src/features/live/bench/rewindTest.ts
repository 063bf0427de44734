import type { CallInput, CallResponse } from '@dialogwerk/shared/contract';
import { beginningOf, conversationWith } from '@dialogwerk/shared/dialog';
import type { EngineEvent } from '@dialogwerk/shared/dialog';
import type { CallContext } from '../../../calls/handler.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import { playDialog } from '../simulate/playPath.ts';
import { storePlayed } from '../simulate/storePlayed.ts';
import { shownEntries } from '../turn/shownEntries.ts';
import type { LiveServices } from '../LiveServices.ts';
import { findOwnTest, playedAgain } from './ownTest.ts';
import type { OwnTest } from './ownTest.ts';

/**
 * Takes the author's own test back to its first steps, with the variables that they set there: the conversation stays the same one, with
 * its draws and files, and what was answered by systems and models stays as it was.
 */
export async function rewindTest(
  live: LiveServices,
  context: Pick<CallContext<'author'>, 'who'>,
  { survey_id: named, keep, values }: CallInput<'rewindTest'>,
): Promise<CallResponse<'rewindTest'>> {
  const test = await findOwnTest(live, context, named);
  const { events } = await playedAgain(live, test);
  const set: EngineEvent[] = Object.keys(values).length === 0 ? [] : [{ kind: 'set', values }];
  const entries = await storeAgain(live, test, [...events.slice(0, keep), ...set]);
  return { history: await shownEntries(live, test.survey_id, entries) };
}

async function storeAgain(live: LiveServices, test: OwnTest, events: readonly EngineEvent[]) {
  const { survey_id, conversation_id, survey, state, led } = test;
  const turns = events.map((event) => ({ survey_id, event }));
  const beginnings = new Map([[survey_id, conversationWith(beginningOf(state))]]);
  const played = playDialog({ survey_id, survey }, { turns, beginnings }, live.now());
  if (!played) return [];
  await inTransaction(live.db, async (tx) => {
    const key = { survey_id, conversation_id };
    // Whatever else happens in it waits, and then finds another count of turns.
    await tx
      .selectFrom('conversations')
      .select('turn')
      .where((row) => row.and(key))
      .forUpdate()
      .execute();
    await tx
      .deleteFrom('turns')
      .where((row) => row.and(key))
      .execute();
    await tx
      .deleteFrom('answers')
      .where((row) => row.and(key))
      .execute();
    await tx
      .deleteFrom('earlier_answers')
      .where((row) => row.and(key))
      .execute();
    await storePlayed(tx, { ...key, revision: test.revision, led }, played);
  });
  return played.entries;
}
