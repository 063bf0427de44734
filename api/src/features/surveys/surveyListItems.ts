import type { SurveyListItem } from '@dialogwerk/shared/contract';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { countQuestions } from '../../policies/countQuestions.ts';
import { surveyFlags } from '../../policies/rights.ts';
import { publicationStates } from '../../publications/publicationStates.ts';
import { escapeLike } from '../../storage/escapeLike.ts';
import type { Tables } from '../../storage/tables.ts';

export interface Wanted {
  readonly user_id: string;
  /** A part of the name, in any case. */
  readonly search?: string | undefined;
  readonly survey_id?: string;
}

/** SQL: how many live conversations of the survey in the outer query are finished. */
const countFinished = sql<number>`(
  select count(*) from conversations
  where conversations.survey_id = surveys.survey_id and is_live and finished_at is not null)`;

/** The dialogs that an author has a role in, the one edited last first. */
export async function surveyListItems(db: Kysely<Tables>, wanted: Wanted): Promise<SurveyListItem[]> {
  const { user_id, search, survey_id } = wanted;
  const rows = await db
    .selectFrom('surveys')
    .innerJoin('members', 'members.survey_id', 'surveys.survey_id')
    .where('members.user_id', '=', user_id)
    .where('deleted_at', 'is', null)
    .$if(search !== undefined, (query) => query.where('survey_name', 'ilike', `%${escapeLike(search ?? '')}%`))
    .$if(survey_id !== undefined, (query) => query.where('surveys.survey_id', '=', survey_id ?? ''))
    .select(['surveys.survey_id', 'survey_id_int', 'survey_name', 'active', 'role', 'updated_at'])
    .select('publication_id')
    .select([countQuestions.as('questions'), countFinished.as('finished')])
    .orderBy('updated_at', 'desc')
    .orderBy('survey_id_int', 'desc')
    .execute();
  const published = rows.filter(({ publication_id }) => publication_id !== null);
  const publications = await publicationStates(
    db,
    published.map((row) => row.survey_id),
  );
  return rows.map(({ publication_id, ...row }) =>
    Object.assign(
      row,
      { updated_at: row.updated_at.getTime(), publication: publications.get(row.survey_id) ?? null },
      surveyFlags(row.role, { questions: row.questions, publication_id }),
    ),
  );
}

/** One dialog as the list shows it; throws when it is not there, which the caller has just seen to. */
export async function surveyListItem(db: Kysely<Tables>, user_id: string, survey_id: string): Promise<SurveyListItem> {
  const [item] = await surveyListItems(db, { user_id, survey_id });
  if (!item) throw new Error('a survey that was just written is not there');
  return item;
}
