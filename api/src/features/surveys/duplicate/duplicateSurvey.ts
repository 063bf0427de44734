import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { CallError } from '../../../errors/CallError.ts';
import type { Handler } from '../../../calls/handler.ts';
import { mayEdit } from '../../../policies/mayEdit.ts';
import { mayShare } from '../../../policies/mayShare.ts';
import { inTransaction } from '../../../storage/inTransaction.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { insertSurvey } from '../insertSurvey.ts';
import { surveyListItem } from '../list/surveyListItems.ts';
import { addTeam } from './addTeam.ts';
import { copyFiles } from './copyFiles.ts';
import { copyKit } from './copyKit.ts';
import { copyName } from './copyName.ts';
import { copyTraining } from './copyTraining.ts';
import { inNewNames } from './inNewNames.ts';
import { keepOnlyPart } from './keepOnlyPart.ts';

/**
 * A dialog's draft as a dialog of the author's own. It lies in the bin until its files are copied, so that nobody sees half of it and a
 * crash leaves nothing to clear away.
 */
export const duplicateSurvey: Handler<'duplicateSurvey'> = async (input, context) => {
  const { survey_id: from } = await mayEdit(context, input.survey_id);
  const team = input.team_of === undefined ? null : await mayShare(context, input.team_of);
  const { services, who } = context;
  const { db } = services;
  const begun = new Date(services.now());
  const survey_id = await inTransaction(db, async (tx) => {
    const survey_name = input.part?.survey_name ?? copyName(await nameOf(tx, from), await namesOf(tx, who.user_id));
    const copy = await insertSurvey(tx, who.user_id, { survey_name });
    await tx
      .updateTable('surveys')
      .set({ deleted_at: begun, deleted_by: who.user_id })
      .where('survey_id', '=', copy)
      .execute();
    return copy;
  });
  try {
    const files = await copyFiles(services, from, survey_id);
    return await inTransaction(db, async (tx) => {
      await copyContent(tx, from, survey_id, files);
      await copyTraining(tx, from, survey_id, begun);
      await copyParameters(tx, from, survey_id);
      await copyKit(tx, { from, survey_id, user_id: who.user_id }, files);
      if (input.part) await keepOnlyPart(tx, survey_id, input.part);
      else await copyTests(tx, from, survey_id);
      const now = services.now();
      if (team) await addTeam(tx, { survey_id, team_of: team.survey_id, owner: who.user_id, now });
      return { survey: await surveyListItem(tx, { user_id: who.user_id, now }, survey_id) };
    });
  } catch (error) {
    await db.deleteFrom('surveys').where('survey_id', '=', survey_id).execute();
    throw error;
  }
};

/** What the link keeps: conditions and texts of the copy name it. */
async function copyParameters(tx: Kysely<Tables>, from: string, survey_id: string): Promise<void> {
  await sql`
    insert into link_parameters (survey_id, name, place)
    select ${survey_id}, name, place from link_parameters where survey_id = ${from} and removed_at is null`.execute(tx);
}

async function copyTests(tx: Kysely<Tables>, from: string, survey_id: string): Promise<void> {
  await sql`
    insert into scripted_tests (survey_id, test_id, name, script, created_at, created_by)
    select ${survey_id}, test_id, name, script, created_at, created_by from scripted_tests
    where survey_id = ${from}`.execute(tx);
}

async function nameOf(tx: Kysely<Tables>, survey_id: string): Promise<string> {
  const survey = await tx
    .selectFrom('surveys')
    .select('survey_name')
    .where('survey_id', '=', survey_id)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  if (!survey) throw new CallError('survey/gone');
  return survey.survey_name;
}

async function namesOf(tx: Kysely<Tables>, user_id: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .select('survey_name')
    .execute();
  return new Set(rows.map(({ survey_name }) => survey_name));
}

/** Blocks and settings in one statement, so that an edit is in the copy wholly or not at all; brings it out of the bin. */
async function copyContent(
  tx: Kysely<Tables>,
  from: string,
  survey_id: string,
  files: ReadonlyMap<string, string>,
): Promise<void> {
  const { numAffectedRows } = await sql`
    with source as (select * from surveys where survey_id = ${from} and deleted_at is null),
    content as (
      insert into blocks (survey_id, unique_question_id, "order", definition)
      select ${survey_id}, b.unique_question_id, b."order", ${inNewNames(sql`b.definition`, files)}
      from blocks b join source on source.survey_id = b.survey_id where b.deleted_at is null
    )
    update surveys copied
    set settings = ${inNewNames(sql`source.settings`, files)}, templ_options = source.templ_options, sections = source.sections,
      four_eyes = source.four_eyes, deleted_at = null, deleted_by = null
    from source where copied.survey_id = ${survey_id}`.execute(tx);
  if (numAffectedRows !== 1n) throw new CallError('survey/gone');
}
