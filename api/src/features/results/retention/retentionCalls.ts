import type { Retention } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import { writeAudit } from '../../../audit/writeAudit.ts';
import type { Handler, Handlers } from '../../../calls/handler.ts';
import { mayAnalyse } from '../../../policies/mayAnalyse.ts';
import { mayDeleteAnswers } from '../../../policies/mayDeleteAnswers.ts';
import { isToAnonymise, isToDelete } from '../../../retention/dueConversations.ts';
import { begunLive } from '../../../storage/surveys/liveConversations.ts';

interface Going {
  readonly total: number;
  readonly deleted: number;
  readonly anonymised: number;
  readonly files: number;
  readonly oldest: number | null;
}

const never: Retention = { delete_after: null, anonymise_after: null, set_at: null };

const retention: Handler<'retention'> = async ({ survey_id: named }, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, named);
  const kept = await services.db
    .selectFrom('retention')
    .select(['delete_after', 'anonymise_after', 'set_at'])
    .where('survey_id', '=', survey_id)
    .executeTakeFirst();
  return kept ? { ...kept, set_at: kept.set_at.getTime() } : never;
};

const retentionPreview: Handler<'retentionPreview'> = async (input, { services, who }) => {
  const { survey_id } = await mayAnalyse({ services, who }, input.survey_id);
  const days = { delete_after: input.delete_after ?? null, anonymise_after: input.anonymise_after ?? null };
  const now = services.now();
  const { rows } = await sql<Going>`
    with due as (
      select c.conversation_id, c.last_at, ${isToDelete(days, now)} as goes, ${isToAnonymise(days, now)} as becomes,
        ${begunLive} as counts
      from conversations c where c.survey_id = ${survey_id} and c.is_live
    )
    select count(*) filter (where counts) as total, count(*) filter (where goes and counts) as deleted,
      count(*) filter (where becomes and counts) as anonymised,
      (select count(*) from media m join due d on d.conversation_id = m.conversation_id
       where m.survey_id = ${survey_id} and (d.goes or d.becomes)) as files,
      round(extract(epoch from min(last_at) filter (where (goes or becomes) and counts)) * 1000)::float8 as oldest
    from due`.execute(services.db);
  return rows[0] ?? { total: 0, deleted: 0, anonymised: 0, files: 0, oldest: null };
};

const setRetention: Handler<'setRetention'> = async (input, { services, who }) => {
  const { survey_id } = await mayDeleteAnswers({ services, who }, input.survey_id);
  const { delete_after, anonymise_after } = input;
  const set_at = services.now();
  const kept = { delete_after, anonymise_after, set_at: new Date(set_at), set_by: who.user_id };
  await services.db.transaction().execute(async (tx) => {
    await tx
      .insertInto('retention')
      .values({ survey_id, ...kept })
      .onConflict((conflict) => conflict.column('survey_id').doUpdateSet(kept))
      .execute();
    await writeAudit(tx, set_at, {
      act: 'retention_set',
      actor_id: who.user_id,
      survey_id,
      detail: `löschen: ${delete_after ?? 'nie'}, anonymisieren: ${anonymise_after ?? 'nie'}`,
    });
  });
  return { delete_after, anonymise_after, set_at };
};

/** How long what respondents said is kept (docs/decisions/0039); set by Besitzer and Voller Zugriff. */
export const retentionCalls = { retention, retentionPreview, setRetention } satisfies Partial<Handlers>;
