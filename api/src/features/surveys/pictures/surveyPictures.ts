import type { SurveyPicture } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Handler } from '../../../calls/handler.ts';
import { readBlocks } from '../../../storage/surveys/readBlocks.ts';
import type { Tables } from '../../../storage/tables/tables.ts';
import { drawPicture } from './drawPicture.ts';

/** Pictures of dialogs of the author's; each is drawn once for a revision, because a list shows them again and again. */
export const surveyPictures: Handler<'surveyPictures'> = async ({ survey_ids }, { services: { db }, who }) => {
  const kept = await db
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .leftJoin('survey_pictures', (join) =>
      join
        .onRef('survey_pictures.survey_id', '=', 'surveys.survey_id')
        .onRef('survey_pictures.revision', '=', 'surveys.revision'),
    )
    .where('members.user_id', '=', who.user_id)
    .where('deleted_at', 'is', null)
    .where((row) => row('surveys.survey_id', '=', row.fn.any(row.val(survey_ids))))
    .select(['surveys.survey_id', 'picture'])
    .execute();
  const drawn = await drawAnew(
    db,
    kept.flatMap(({ survey_id, picture }) => (picture === null ? [survey_id] : [])),
  );
  return {
    pictures: [
      ...kept.flatMap(({ survey_id, picture }) => (picture === null ? [] : [{ survey_id, ...picture }])),
      ...drawn,
    ],
  };
};

async function drawAnew(db: Kysely<Tables>, surveyIds: readonly string[]): Promise<SurveyPicture[]> {
  const drawn: SurveyPicture[] = [];
  // One after the other, so that a page of long dialogs does not fill the memory.
  for (const survey_id of surveyIds) {
    // Before the blocks: an edit in between makes the next revision, which is drawn anew.
    const survey = await db
      .selectFrom('surveys')
      .where('survey_id', '=', survey_id)
      .select(['revision', 'settings', 'templ_options'])
      .executeTakeFirst();
    if (!survey) continue;
    const { revision, settings, templ_options } = survey;
    const all_questions = await readBlocks(db, survey_id);
    const picture = drawPicture({ ...settings, survey_id, templ_options, all_questions });
    await keep(db, { survey_id, revision, picture: JSON.stringify(picture) });
    drawn.push({ survey_id, ...picture });
  }
  return drawn;
}

/** Keeps a picture, unless the dialog is gone by now. */
async function keep(
  db: Kysely<Tables>,
  { survey_id, revision, picture }: { survey_id: string; revision: number; picture: string },
): Promise<void> {
  await sql`
    insert into survey_pictures (survey_id, revision, picture)
    select survey_id, ${revision}, ${picture}::jsonb from surveys where survey_id = ${survey_id}
    on conflict (survey_id) do update set revision = excluded.revision, picture = excluded.picture`.execute(db);
}
