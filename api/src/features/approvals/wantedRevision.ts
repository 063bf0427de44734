import type { Kysely } from 'kysely';
import { CallError } from '../../errors/CallError.ts';
import { keepRevision } from '../../publications/keepRevision.ts';
import { refuseEmpty } from '../../publications/publishDraft.ts';
import { wasPublished } from '../../publications/wasPublished.ts';
import type { LockedSurvey } from '../../storage/surveys/lockSurvey.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/**
 * The revision that somebody wants published, kept for good: the draft's, as it was looked at, or one that was published before. 409
 * where the draft has moved on or asks nothing, and for what respondents get anyway. Runs in the transaction that has locked the survey.
 */
export async function wantedRevision(
  tx: Kysely<Tables>,
  survey: LockedSurvey,
  named: number | undefined,
): Promise<number> {
  const { survey_id, publication_id } = survey;
  const revision = named ?? survey.revision;
  const current = await tx
    .selectFrom('publications')
    .select('revision')
    .where('survey_id', '=', survey_id)
    .where('publication_id', '=', publication_id)
    .executeTakeFirst();
  if (current?.revision === revision) throw new CallError('approval/nothing-new');
  if (revision === survey.revision) {
    await refuseEmpty(tx, survey);
    await keepRevision(tx, survey_id);
  } else if (!(await wasPublished(tx, survey_id, revision))) throw new CallError('publication/draft-moved-on');
  return revision;
}
