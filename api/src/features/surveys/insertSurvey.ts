import type { Block, ScaleTemplate, SurveyConfig, FixMessages } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { withItemNumbers } from '@dialogwerk/shared/dialog';
import type { Kysely } from 'kysely';
import { blockRow } from '../../storage/surveys/blockRow.ts';
import { newSurveyId } from '../../storage/ids.ts';
import type { Tables } from '../../storage/tables/tables.ts';

export interface NewSurvey {
  readonly survey_name: string;
  /** What differs from a new dialog's settings. */
  readonly settings?: Partial<Omit<SurveyConfig, 'survey_name'> & FixMessages>;
  readonly templ_options?: readonly ScaleTemplate[];
  readonly blocks?: readonly Block[];
}

/** Because one statement takes 65,535 values at most. */
const ROWS_AT_ONCE = 1_000;

/** Stores a dialog with its owner, inside the transaction of the caller; gives its public id. */
export async function insertSurvey(tx: Kysely<Tables>, owner: string, survey: NewSurvey): Promise<string> {
  const survey_id = newSurveyId();
  await tx
    .insertInto('surveys')
    .values({
      survey_id,
      survey_name: survey.survey_name,
      settings: JSON.stringify({ ...newSurveySettings, ...survey.settings }),
      templ_options: JSON.stringify(survey.templ_options ?? []),
    })
    .execute();
  await tx.insertInto('members').values({ survey_id, user_id: owner, role: 'Besitzer' }).execute();
  const rows = (survey.blocks ?? []).map((block) => blockRow(survey_id, withItemNumbers(block)));
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) {
    await tx
      .insertInto('blocks')
      .values(rows.slice(start, start + ROWS_AT_ONCE))
      .execute();
  }
  return survey_id;
}
