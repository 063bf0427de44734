import type { SurveyData } from '@dialogwerk/shared/contract';
import type { Kysely } from 'kysely';
import type { SurveyOfAuthor } from '../../policies/findSurvey.ts';
import { readableBlock } from '../../policies/readableBlock.ts';
import { surveyFlags } from '../../policies/rights.ts';
import { publicationState } from '../../publications/publicationStates.ts';
import { exitConditionsOf } from '../../storage/surveys/exitConditionsOf.ts';
import { readBlocks } from '../../storage/surveys/readBlocks.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import type { Tables } from '../../storage/tables/tables.ts';

/** A dialog as the shell stores it (spec §3, 'Survey data'), with the revision that it shows, as far as the role may read it. */
export function readSurveyData(
  db: Kysely<Tables>,
  { survey_id, role, questions, publication_id }: SurveyOfAuthor,
): Promise<{ survey: SurveyData; revision: number }> {
  return inTransaction(db, async (tx) => {
    // Locked, so that no edit comes between the settings, the blocks and the revision.
    const { settings, revision, ...survey } = await tx
      .selectFrom('surveys')
      .select([
        'survey_id',
        'survey_id_int',
        'survey_name',
        'active',
        'settings',
        'templ_options',
        'sections',
        'revision',
      ])
      .where('survey_id', '=', survey_id)
      .forShare()
      .executeTakeFirstOrThrow();
    const all_questions = (await readBlocks(tx, survey_id)).map((block) => readableBlock(role, block));
    return {
      revision,
      survey: {
        ...survey,
        ...settings,
        publication: await publicationState(tx, survey_id),
        ...surveyFlags(role, { questions, publication_id }),
        all_questions,
        color: settings.accent_color,
        gpt_exit_conditions: exitConditionsOf(survey_id, all_questions),
      },
    };
  });
}
