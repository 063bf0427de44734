import { ADMIN_PAGE_SIZE } from '@dialogwerk/shared/contract';
import type { AdminSurvey } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { findAccount } from '../../accounts/findAccount.ts';
import { writeAudit } from '../../audit/writeAudit.ts';
import type { Act } from '../../audit/writeAudit.ts';
import { CallError } from '../../errors/CallError.ts';
import type { Handler } from '../../calls/handler.ts';
import { enqueueMail } from '../../mail/enqueueMail.ts';
import { countQuestions } from '../../policies/countQuestions.ts';
import { escapeLike } from '../../storage/escapeLike.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { giveOwnRoles } from '../../workspaces/ownRoles.ts';
import { countFinished } from '../../storage/surveys/countFinished.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** The dialogs with their Besitzer, without a word of what they say. */
function surveysWithOwner(db: Kysely<Tables>) {
  return db
    .selectFrom('surveys')
    .leftJoin('members as besitzer', (join) =>
      join.onRef('besitzer.survey_id', '=', 'surveys.survey_id').on('besitzer.role', '=', 'Besitzer'),
    )
    .leftJoin('accounts as owner', 'owner.user_id', 'besitzer.user_id');
}

type Found = ReturnType<typeof surveysWithOwner>;

async function read(found: Found): Promise<AdminSurvey[]> {
  const rows = await found
    .select(['surveys.survey_id', 'survey_id_int', 'survey_name', 'active', 'updated_at', 'deleted_at'])
    .select(['owner.username as owner', countQuestions.as('questions')])
    .select(sql<number>`(select count(*) from members where members.survey_id = surveys.survey_id)`.as('members'))
    .select(countFinished.as('finished'))
    .execute();
  return rows.map((row) =>
    Object.assign(row, { updated_at: row.updated_at.getTime(), deleted_at: row.deleted_at?.getTime() ?? null }),
  );
}

export const adminSurveys: Handler<'adminSurveys'> = async ({ search = '', page }, { services: { db } }) => {
  const like = `%${escapeLike(search)}%`;
  const found = surveysWithOwner(db).where((eb) =>
    eb.or([
      eb('survey_name', 'ilike', like),
      eb('owner.username', 'ilike', like),
      eb('surveys.survey_id', '=', search),
    ]),
  );
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const surveys = await read(
    found
      .orderBy('updated_at', 'desc')
      .orderBy('surveys.survey_id')
      .limit(ADMIN_PAGE_SIZE)
      .offset((page - 1) * ADMIN_PAGE_SIZE),
  );
  return { surveys, total };
};

/** Makes a user the Besitzer, the one before has 'Voller Zugriff' then; a deleted dialog is there again. */
export const adminHandOver: Handler<'adminHandOver'> = ({ survey_id: id, username }, { services, who }) => {
  const { db, now } = services;
  return inTransaction(db, async (tx) => {
    const survey = await tx
      .selectFrom('surveys')
      .select(['survey_id', 'survey_name', 'deleted_at'])
      .where((where) =>
        where.or([
          where('survey_id', '=', String(id)),
          where(where.cast<string>('survey_id_int', 'text'), '=', String(id)),
        ]),
      )
      .forUpdate()
      .executeTakeFirst();
    if (!survey) throw new CallError('admin/unknown-survey');
    const owner = await findAccount(tx, username);
    if (!owner) throw new CallError('admin/unknown-address', { username });
    if (owner.disabled_at) throw new CallError('admin/disabled-owner', { username: owner.username });
    const { survey_id, survey_name } = survey;
    const { user_id } = owner;
    const before = await tx
      .selectFrom('members')
      .where('survey_id', '=', survey_id)
      .where('role', '=', 'Besitzer')
      .where('user_id', '!=', user_id)
      .select('user_id')
      .execute();
    for (const one of before) await giveOwnRoles(tx, one.user_id, [{ survey_id, role: 'Voller Zugriff' }]);
    await giveOwnRoles(tx, user_id, [{ survey_id, role: 'Besitzer' }]);
    await tx
      .deleteFrom('invitations')
      .where('survey_id', '=', survey_id)
      .where('email', '=', owner.username.toLowerCase())
      .execute();
    await tx
      .updateTable('surveys')
      .set({ deleted_at: null, deleted_by: null })
      .where('survey_id', '=', survey_id)
      .execute();
    const actor_id = who.user_id;
    const acts: Act[] = [{ act: 'survey_handed_over', actor_id, target_id: user_id, survey_id }];
    if (survey.deleted_at) acts.push({ act: 'survey_restored', actor_id, survey_id });
    await writeAudit(tx, now(), ...acts);
    await enqueueMail(tx, owner.username, { kind: 'given', dialogs: [{ survey_id, survey_name }] }, now());
    const [item] = await read(surveysWithOwner(tx).where('surveys.survey_id', '=', survey_id));
    if (!item) throw new CallError('admin/unknown-survey');
    return { survey: item };
  });
};
