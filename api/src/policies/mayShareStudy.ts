import type { PolicyContext } from './findSurvey.ts';
import { mayPublishManager } from './mayPublishManager.ts';
import { mayShare } from './mayShare.ts';
import type { StudyOfAuthor } from './StudyOfAuthor.ts';
import { managerNumber, studyOfManager } from './studyOfManager.ts';

/** What a study is run with, if the author may decide who takes part: in the dialog, or in every dialog of the multi-chat (Besitzer and Voller Zugriff). */
export async function mayShareStudy(context: PolicyContext, id: string | number): Promise<StudyOfAuthor> {
  const number = await managerNumber(context, id);
  if (number !== null) return studyOfManager(String(id), await mayPublishManager(context, number));
  const { survey_id, survey_name } = await mayShare(context, id);
  return { survey_id, name: survey_name, manager: null };
}
