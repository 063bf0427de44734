import { beginningOf, conversationWith, step } from '@dialogwerk/shared/dialog';
import type { CompiledSurvey, EngineEvent, TracedTurn } from '@dialogwerk/shared/dialog';
import type { CallContext } from '../../../calls/handler.ts';
import { readTurns } from '../../../dialogs/storedTurns.ts';
import { CallError } from '../../../errors/CallError.ts';
import { withRight } from '../../../policies/withRight.ts';
import { timed } from '../turn/playTurn.ts';
import { surveyOf } from '../turn/surveyOf.ts';
import type { LiveServices } from '../LiveServices.ts';

/** A turn of one dialog alone. */
type OwnTurn = TracedTurn & { readonly event: EngineEvent };

type Context = Pick<CallContext<'author'>, 'who'>;

/** An author's own test conversation (role with testen 1); 404 where they have none. */
export async function findOwnTest(live: LiveServices, { who }: Context, named: string | number) {
  const { survey_id } = await withRight({ services: live, who }, named, 'testen');
  const found = await live.db
    .selectFrom('conversations as c')
    .innerJoin('live_users', 'live_users.user_id_live', 'c.user_id_live')
    .where('account_id', '=', who.user_id)
    .where('survey_id', '=', survey_id)
    .where('is_live', '=', false)
    .select(['survey_id', 'conversation_id', 'c.user_id_live', 'revision', 'led', 'state', 'turn'])
    .executeTakeFirst();
  if (!found) throw new CallError('conversation/unknown');
  return { ...found, survey: await surveyOf(live, survey_id, found) };
}

export type OwnTest = Awaited<ReturnType<typeof findOwnTest>>;

/** What has happened in a test, played again turn by turn; empty before it has begun. */
export async function playedAgain(
  live: LiveServices,
  test: OwnTest,
): Promise<{ readonly turns: readonly OwnTurn[]; readonly events: readonly EngineEvent[] }> {
  const rows = await readTurns(live.db, test);
  const happened = rows.flatMap(({ event, turn, created_at, withdrawn_at }): EngineEvent[] => {
    if (withdrawn_at !== null || (event === null && turn > 0)) return [];
    return [timed(event ?? { kind: 'start' }, created_at.getTime())];
  });
  const turns = playAll(test.survey, test.state, happened);
  return { turns, events: turns.map(({ event }) => event) };
}

function playAll(survey: CompiledSurvey, begun: OwnTest['state'], events: readonly EngineEvent[]): OwnTurn[] {
  let state = conversationWith(beginningOf(begun));
  return events.flatMap((event): OwnTurn[] => {
    const before = state;
    const taken = step(survey, before, event);
    if (taken.outcome !== 'accepted') return [];
    ({ state } = taken);
    return [{ event, before, taken }];
  });
}
