import type { Handler } from '../../calls/handler.ts';

const PAGE = 50;

/** The audit trail, the newest first. Addresses are looked up now: who is gone is an id alone. */
export const adminAudit: Handler<'adminAudit'> = async ({ before, act, user_id }, { services: { db } }) => {
  const rows = await db
    .selectFrom('audit')
    .leftJoin('accounts as actors', 'actors.user_id', 'actor_id')
    .leftJoin('accounts as targets', 'targets.user_id', 'target_id')
    .$if(before !== undefined, (query) => query.where('audit_id', '<', before ?? 0))
    .$if(act !== undefined, (query) => query.where('act', '=', act ?? 'login'))
    .$if(user_id !== undefined, (query) =>
      query.where((eb) => eb.or([eb('actor_id', '=', user_id ?? null), eb('target_id', '=', user_id ?? null)])),
    )
    .select(['audit_id', 'at', 'act', 'actor_id', 'target_id', 'survey_id', 'detail'])
    .select(['actors.username as actor', 'targets.username as target'])
    .orderBy('audit_id', 'desc')
    .limit(PAGE + 1)
    .execute();
  return {
    entries: rows.slice(0, PAGE).map((row) => Object.assign(row, { at: row.at.getTime() })),
    more: rows.length > PAGE,
  };
};
