import { armAt, ordersOf, orderText, readOrder, sequenceOf, shuffledNumbers } from '@dialogwerk/shared/dialog';
import type { DrawingBlock, Effect, WeightedArm } from '@dialogwerk/shared/dialog';
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

/** How parameters begin that name the arm of an experiment, or the order of a shuffle. */
export const ARM_PARAMETER = 'arm_';

/** The parameter that names the arm of an experiment, or the order of a shuffle. */
export const armParameter = ({
  variable,
  unique_question_id,
}: Pick<DrawingBlock, 'variable' | 'unique_question_id'>): string =>
  `${ARM_PARAMETER}${variable ?? unique_question_id}`;

/** What is drawn at a block: the arms of an experiment, the orders of a Latin square as arms of equal shares. `sequence` tells other ones apart. */
function drawnOf(block: DrawingBlock): { readonly arms: readonly WeightedArm[]; readonly sequence: string } {
  if (block.type === 'experiment') return { arms: block.arms, sequence: sequenceOf(block.arms) };
  return { arms: ordersOf(block), sequence: `latin ${orderText(shuffledNumbers(block))}` };
}

/** The order that a link or the address of a test names, of a shuffle that is drawn at random: nobody keeps a sequence of it. */
async function orderNamed(
  db: Pick<Pool | PoolClient, 'query'>,
  { survey_id, conversation_id }: ConversationId,
  block: BlockOf<'shuffle'>,
): Promise<string | null> {
  const { rows } = await db.query<Pick<Taken, 'wanted'>>({
    name: 'live-order',
    text: 'select came_with ->> $3::text as wanted from conversations where survey_id = $1 and conversation_id = $2',
    values: [survey_id, conversation_id, armParameter(block)],
  });
  const wanted = rows[0]?.wanted ?? null;
  return wanted !== null && readOrder(wanted, shuffledNumbers(block)) ? wanted : null;
}

/**
 * The arm of a conversation, from the sequence of the experiment and the stratum, or by its link where that names one and its dialog keeps
 * the parameter; so the order of a shuffle. null for a test whose address names none, which draws by itself, and for an order that is drawn at random.
 */
export async function drawArm(
  db: Pick<Pool | PoolClient, 'query'>,
  conversation: ConversationId,
  block: DrawingBlock,
  { stratum }: Pick<Draw, 'stratum'>,
): Promise<string | null> {
  if (block.type === 'shuffle' && block.how === 'random') return orderNamed(db, conversation, block);
  const { survey_id, conversation_id } = conversation;
  const { unique_question_id } = block;
  const { arms, sequence } = drawnOf(block);
  const ids = arms.map(({ id }) => id);
  const values = [survey_id, conversation_id, unique_question_id, sequence, stratum, armParameter(block), ids];
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { rows } = await db.query<Taken>({ name: 'live-draw', text: takePlace, values });
      return armOf(rows[0], { survey_id, unique_question_id, arms });
    } catch (error) {
      if (attempt >= ATTEMPTS || !violates(error, 'draws_pkey')) throw error;
    }
  }
}

/** An arm at its place; `arms`: those of now, which are those of the sequence unless the dialog was changed meanwhile. */
function armOf(
  taken: Taken | undefined,
  {
    survey_id,
    unique_question_id,
    arms,
  }: Pick<ConversationId, 'survey_id'> &
    Pick<DrawingBlock, 'unique_question_id'> & { readonly arms: readonly WeightedArm[] },
): string | null {
  if (!taken) return null;
  const { wanted, place } = taken;
  if (place === null) return arms.find(({ id }) => id === wanted)?.id ?? null;
  return armAt(arms, JSON.stringify([survey_id, unique_question_id, taken.arms, taken.stratum]), place);
}
