import { maySeeManager } from './findManager.ts';
import type { PolicyContext } from './findSurvey.ts';
import { maySee } from './maySee.ts';
import type { StudyOfAuthor } from './StudyOfAuthor.ts';
import { managerNumber, studyOfManager } from './studyOfManager.ts';

/** What a study is run with, if the author has any role in the dialog, or in one of the multi-chat's. */
export async function maySeeStudy(context: PolicyContext, id: string | number): Promise<StudyOfAuthor> {
  const number = await managerNumber(context, id);
  if (number !== null) return studyOfManager(String(id), await maySeeManager(context, number));
  const { survey_id, survey_name } = await maySee(context, id);
  return { survey_id, name: survey_name, manager: null };
}
