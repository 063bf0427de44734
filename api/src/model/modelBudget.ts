import type { ModelFault } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Services } from '../services.ts';
import { ModelError } from './ModelError.ts';

/** What a call is counted for. */
export interface CountedFor {
  readonly survey_id: string;
  readonly conversation_id: string;
}

type Reach = Pick<Services, 'db' | 'model' | 'now'>;

/** The day that a time is counted in (UTC), as 'YYYY-MM-DD'. */
export function usageDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}

/**
 * Sets tokens aside before a call; throws `budget` where the conversation's, the dialog's or the day's would be exceeded. The
 * dialog's is exact; those of conversation and day may be exceeded by what is asked at the same moment.
 */
export async function reserveTokens(
  { db, model: { budgets }, now }: Reach,
  { survey_id, conversation_id }: CountedFor,
  tokens: number,
): Promise<void> {
  const day = usageDay(now());
  const { rows } = await sql`
    with of_day as (select coalesce(sum(tokens), 0) as total from model_usage where day = ${day}::date),
    of_conversation as (
      select coalesce(sum(tokens_in + tokens_out), 0) as total from model_calls
      where survey_id = ${survey_id} and conversation_id = ${conversation_id}::uuid
    )
    insert into model_usage (survey_id, day, tokens, calls)
    select ${survey_id}, ${day}::date, ${tokens}::bigint, 1 from of_day, of_conversation
    where of_day.total + ${tokens}::bigint <= ${budgets.day}::bigint
      and of_conversation.total + ${tokens}::bigint <= ${budgets.conversation}::bigint
      and ${tokens}::bigint <= ${budgets.survey}::bigint
    on conflict (survey_id, day) do update
    set tokens = model_usage.tokens + excluded.tokens, calls = model_usage.calls + 1
    where model_usage.tokens + excluded.tokens <= ${budgets.survey}::bigint
    returning tokens`.execute(db);
  if (rows.length === 0) throw new ModelError('budget');
}

/** Puts what was used in place of what was set aside, and counts a fault. */
export async function settleTokens(
  { db }: Pick<Reach, 'db'>,
  {
    survey_id,
    day,
    reserved,
    used,
    fault,
  }: {
    readonly survey_id: string;
    readonly day: string;
    readonly reserved: number;
    readonly used: number;
    readonly fault: ModelFault | null;
  },
): Promise<void> {
  await sql`
    update model_usage set
      tokens = greatest(0, tokens + ${used - reserved}::bigint),
      faults = case when ${fault}::text is null then faults
        else jsonb_set(faults, array[${fault}::text], to_jsonb(coalesce((faults->>${fault}::text)::int, 0) + 1)) end
    where survey_id = ${survey_id} and day = ${day}::date`.execute(db);
}

/** How long it is known what was used. */
const USAGE_KEPT_MS = 400 * 24 * 60 * 60_000;

/** Forgets what was used more than a year ago. */
export async function clearModelUsage(db: Services['db'], now: number): Promise<void> {
  await db
    .deleteFrom('model_usage')
    .where('day', '<', usageDay(now - USAGE_KEPT_MS))
    .execute();
}
