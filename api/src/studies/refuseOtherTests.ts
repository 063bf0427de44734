import type { Kysely } from 'kysely';
import { CallError } from '../errors/CallError.ts';
import type { Pseudonym } from '../identity/createPseudonym.ts';
import type { Tables } from '../storage/tables/tables.ts';
import { isTestToken } from './doors/testLink.ts';

/** Refuses a link for trying that is not the one of all these dialogs now (410): it must neither count nor be taken for a respondent's. */
export async function refuseOtherTests(
  db: Kysely<Tables>,
  surveyIds: readonly string[],
  { pseudonym, token }: { readonly pseudonym: Pseudonym; readonly token: string },
): Promise<void> {
  const studies = await db
    .selectFrom('studies')
    .select(['survey_id', 'test_link'])
    .where('survey_id', 'in', surveyIds)
    .execute();
  const isOf = (survey_id: string): boolean =>
    isTestToken(
      pseudonym,
      token,
      studies.find((study) => study.survey_id === survey_id),
    );
  if (!surveyIds.every(isOf)) throw new CallError('study/test-link');
}
