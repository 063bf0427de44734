import { armAt, sequenceOf } from '@dialogwerk/shared/dialog';
import type { Effect } from '@dialogwerk/shared/dialog';
import type { BlockOf } from '@dialogwerk/shared/contract';
import type { Pool, PoolClient } from 'pg';
import type { ConversationId } from '../../../dialogs/ConversationId.ts';
import { violates } from '../../../storage/faults/violates.ts';

type Draw = Extract<Effect, { kind: 'draw' }>;

/** Each further attempt means that another call of this very respondent has drawn meanwhile. */
const ATTEMPTS = 3;

/**
 * One statement, so that a place is taken exactly when a conversation has it. One that has one keeps it; a test, and who came with
 * a link that names an arm, take none. Two calls of one conversation at once: the second fails on the key of `draws`, with all that it counted.
 */
const takePlace = `
  with conversation as (
    select is_live, came_with ->> $6::text as wanted from conversations where survey_id = $1 and conversation_id = $2
  ), held as (
    select arms, stratum, place from draws where survey_id = $1 and conversation_id = $2 and unique_question_id = $3
  ), counted as (
    insert into draw_sequences (survey_id, unique_question_id, arms, stratum, drawn)
    select $1::text, $3::text, $4::text, $5::text, 1 from conversation c
    where c.is_live and not exists (select from held) and (c.wanted is null or c.wanted <> all ($7::text[]))
    on conflict (survey_id, unique_question_id, arms, stratum) do update set drawn = draw_sequences.drawn + 1
    returning drawn
  ), kept as (
    insert into draws (survey_id, conversation_id, unique_question_id, arms, stratum, place)
    select $1::text, $2::uuid, $3::text, $4::text, $5::text, drawn - 1 from counted
    returning arms, stratum, place
  )
  select c.wanted, coalesce(h.arms, k.arms) as arms, coalesce(h.stratum, k.stratum) as stratum, coalesce(h.place, k.place) as place
  from conversation c left join held h on true left join kept k on true`;

interface Taken {
  readonly wanted: string | null;
  readonly arms: string | null;
  readonly stratum: string | null;
  readonly place: number | null;
}

/** How parameters begin that name the arm of an experiment. */
export const ARM_PARAMETER = 'arm_';

/** The parameter that names the arm of an experiment. */
export const armParameter = ({
  variable,
  unique_question_id,
}: Pick<BlockOf<'experiment'>, 'variable' | 'unique_question_id'>): string =>
  `${ARM_PARAMETER}${variable ?? unique_question_id}`;

/**
 * The arm of a conversation, from the sequence of the experiment and the stratum, or by its link where that names one and its dialog keeps
 * the parameter; null for a test whose address names none, which draws by itself.
 */
export async function drawArm(
  db: Pick<Pool | PoolClient, 'query'>,
  { survey_id, conversation_id }: ConversationId,
  block: BlockOf<'experiment'>,
  { stratum }: Pick<Draw, 'stratum'>,
): Promise<string | null> {
  const { unique_question_id, arms } = block;
  const ids = arms.map(({ id }) => id);
  const values = [survey_id, conversation_id, unique_question_id, sequenceOf(arms), stratum, armParameter(block), ids];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await db.query<Taken>({ name: 'live-draw', text: takePlace, values });
      return armOf(rows[0], { survey_id, unique_question_id, arms });
    } catch (error) {
      if (attempt >= ATTEMPTS || !violates(error, 'draws_pkey')) throw error;
    }
  }
}

function armOf(
  taken: Taken | undefined,
  {
    survey_id,
    unique_question_id,
    arms,
  }: { readonly survey_id: string } & Pick<BlockOf<'experiment'>, 'unique_question_id' | 'arms'>,
): string | null {
  if (!taken) return null;
  const { wanted, place } = taken;
  if (place === null) return arms.find(({ id }) => id === wanted)?.id ?? null;
  return armAt(arms, JSON.stringify([survey_id, unique_question_id, taken.arms, taken.stratum]), place);
}
