import type { CallResponse } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { begunLive } from '../../../storage/surveys/liveConversations.ts';
import { inSnapshot } from '../figures/inSnapshot.ts';
import type { FigureContext } from '../figures/inSnapshot.ts';
import { knownParameters } from '../../../dialogs/linkParameters.ts';
import type { CameWith } from '../../../dialogs/linkParameters.ts';
import { deviceOf, matching, stateOf } from '../filter/matching.ts';

type Standing = Omit<CallResponse<'conversationPlace'>, 'came_with' | 'earlier' | 'later'> & {
  readonly came_with: CameWith | null;
};

async function readStanding({ db, population }: FigureContext, conversation_id: string): Promise<Standing> {
  const { rows } = await sql<Standing>`
    select ${stateOf(population)} as state, ${deviceOf} as device, c.publication_id, c.came_with
    from conversations c
    where c.survey_id = ${population.survey_id} and c.conversation_id = ${conversation_id} and ${begunLive}`.execute(
    db,
  );
  const [found] = rows;
  if (!found) throw new CallError('conversation/unknown');
  return found;
}

/** The next one at a side of those that count; of those begun at once, the order is that of their ids. */
async function neighbour(
  { db, population }: FigureContext,
  conversation_id: string,
  side: 'earlier' | 'later',
): Promise<string | null> {
  const [beyond, order] = side === 'earlier' ? [sql`<`, sql`desc`] : [sql`>`, sql`asc`];
  // Compared in the database, because a moment in JavaScript has no microseconds.
  const { rows } = await sql<{ conversation_id: string }>`
    select c.conversation_id
    from conversations c
    where ${matching(population)} and (c.started_at, c.conversation_id) ${beyond} (
      select o.started_at, o.conversation_id from conversations o
      where o.survey_id = ${population.survey_id} and o.conversation_id = ${conversation_id})
    order by c.started_at ${order}, c.conversation_id ${order}
    limit 1`.execute(db);
  return rows[0]?.conversation_id ?? null;
}

/** How one conversation stands and which ones lie beside it under a filter (role with analyse 1); 404 for tests. */
export const conversationPlace: Handler<'conversationPlace'> = ({ conversation_id, ...input }, context) =>
  inSnapshot(input, context, async (figures) => {
    const { came_with, ...standing } = await readStanding(figures, conversation_id);
    const parameters = came_with ? await knownParameters(figures.db, figures.population.survey_id) : [];
    return {
      ...standing,
      came_with: parameters.flatMap((name) => (came_with?.[name] ? [{ name, value: came_with[name] }] : [])),
      earlier: await neighbour(figures, conversation_id, 'earlier'),
      later: await neighbour(figures, conversation_id, 'later'),
    };
  });
