import type { ChatsOverview } from '@dialogwerk/shared/contract';
import { questionKey } from '@dialogwerk/shared/dialog';
import { sql } from 'kysely';
import type { Kysely, RawBuilder } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { mayAnalyseManager } from '../../../policies/mayAnalyseManager.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { actedIn, causeOf, effectOf, readChatSteps } from './chatSteps.ts';

interface Reached {
  readonly count: number;
  readonly median: number | null;
}

interface ReachedRow extends Reached {
  readonly part: string;
  readonly key: string;
}

const begun = sql`extract(epoch from p.started_at) * 1000`;
const nobody: Reached = { count: 0, median: null };

/**
 * By part of the memory and key, for how many it holds and how soon it came to half of them. Moves have no time of their own: that
 * of the question that they came after is taken.
 */
async function countReached(db: Kysely<Tables>, id: number, keys: readonly string[]): Promise<Map<string, Reached>> {
  const { rows } = await sql<ReachedRow>`
    select part, key, count(*)::int as count,
      percentile_cont(0.5) within group (order by greatest(at - began, 0)) as median
    from (
      select 'behind' as part, b.key, b.value::float8 as at, ${begun} as began
      from participations p cross join jsonb_each_text(p.memory->'behind') b where p.dialog_manager_id = ${id} and not p.is_test
      union all
      select 'called', b.key, b.value::float8, ${begun}
      from participations p cross join jsonb_each_text(p.memory->'called') b where p.dialog_manager_id = ${id} and not p.is_test
      union all
      select 'moved', m.key, (p.memory->'behind'->>split_part(m.key, ' [', 1))::float8, ${begun}
      from participations p cross join jsonb_array_elements_text(p.memory->'moved') m (key)
      where p.dialog_manager_id = ${id} and not p.is_test
    ) reached
    where key = any(${keys}::text[])
    group by part, key`.execute(db);
  return new Map(
    rows.map(({ part, key, count, median }) => [`${part} ${key}`, { count, median: median && Math.round(median) }]),
  );
}

interface FollowedRow {
  readonly trigger: number;
  readonly count: number;
}

/** By trigger, for how many what it led to is behind them as well. */
async function countFollowed(
  db: Kysely<Tables>,
  id: number,
  triggers: readonly { readonly part: string; readonly key: string; readonly effect: string }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<FollowedRow>`
    select t.ordinality::int - 1 as trigger, count(*)::int as count
    from participations p
    cross join jsonb_array_elements(${JSON.stringify(triggers)}::jsonb) with ordinality t
    where p.dialog_manager_id = ${id} and not p.is_test and p.memory->(t.value->>'part') ? (t.value->>'key')
      and p.memory->'behind' ? (t.value->>'effect')
    group by t.ordinality`.execute(db);
  return new Map(rows.map(({ trigger, count }) => [trigger, count]));
}

/** When a participation first came to one of the endings, as milliseconds; null where it has not. */
const endedAt = (endings: readonly string[]): RawBuilder<number | null> =>
  endings.length > 0
    ? sql`(select min(b.value::float8) from jsonb_each_text(p.memory->'behind') b where b.key = any(${endings}::text[]))`
    : sql`(select case when bool_and(c.finished_at is not null) then max(extract(epoch from c.finished_at) * 1000) end
        from conversations c where c.participation_id = p.participation_id)`;

interface Totals {
  readonly total: number;
  readonly ended: number;
  readonly median: number | null;
}

async function countEnded(db: Kysely<Tables>, id: number, endings: readonly string[]): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select count(*)::int as total, count(ended)::int as ended,
      round(percentile_cont(0.5) within group (order by ended - began)) as median
    from (
      select ${endedAt(endings)} as ended, ${begun} as began from participations p where p.dialog_manager_id = ${id} and not p.is_test
    ) one`.execute(db);
  return rows[0] ?? { total: 0, ended: 0, median: null };
}

/** All respondents of a multi-chat in figures, counted by the database over what the engine remembers of each. */
export const chatsOverview: Handler<'chatsOverview'> = async ({ id }, context): Promise<ChatsOverview> => {
  const { dialog_manager_id, name, connected_surveys } = await mayAnalyseManager(context, id);
  const { db, now } = context.services;
  const survey_ids = connected_surveys.map(({ survey_id }) => survey_id);
  const { triggers, hints, placeOf } = await readChatSteps(db, dialog_manager_id, survey_ids);
  const acts = triggers.map(({ rule }) => Object.assign(actedIn(rule), { effect: questionKey(effectOf(rule)) }));
  const keys = [...acts.map(({ key }) => key), ...hints.map(questionKey)];
  const endings = hints.filter(({ kind }) => kind === 'ending').map(questionKey);
  const [reached, followed, totals] = await Promise.all([
    countReached(db, dialog_manager_id, keys),
    countFollowed(db, dialog_manager_id, acts),
    countEnded(db, dialog_manager_id, endings),
  ]);
  return {
    name,
    at: now(),
    chats: connected_surveys.map(({ survey_id, survey_name }) => ({ survey_id, survey_name })),
    ...totals,
    triggers: triggers.map(({ trigger_id, rule }, index) => {
      const cause = causeOf(rule);
      const act = acts[index];
      const { count, median } = reached.get(`${act?.part} ${act?.key}`) ?? nobody;
      return {
        trigger_id,
        kind: rule.kind,
        delay_seconds: rule.delay_seconds ?? null,
        cause: cause && placeOf(cause),
        effect: placeOf(effectOf(rule)),
        count,
        median,
        followed: followed.get(index) ?? 0,
      };
    }),
    hints: hints.map((hint) => {
      const { count, median } = reached.get(`behind ${questionKey(hint)}`) ?? nobody;
      return { kind: hint.kind, title: hint.title, place: placeOf(hint), count, median };
    }),
  };
};
