import type { CallInput, SurveyTemplate } from '@dialogwerk/shared/contract';
import { fromDraft } from '../../dialogs/fromDraft.ts';
import type { Handler } from '../../calls/handler.ts';
import { sharedWorkspace } from '../../policies/sharedWorkspace.ts';
import { inTransaction } from '../../storage/inTransaction.ts';
import { lockWorkspace } from '../../workspaces/lockWorkspace.ts';
import { placeSurveys } from '../../workspaces/placeSurveys.ts';
import { insertSurvey } from './insertSurvey.ts';
import { surveyListItem } from './list/surveyListItems.ts';
import type { NewSurvey } from './insertSurvey.ts';
import { fromTemplate } from './templates/fromTemplate.ts';

/** A dialog of the author's own: empty, or as a template or a draft has it; all of it or nothing. */
export const createSurvey: Handler<'createSurvey'> = async (
  { survey_name, template, draft, workspace_id },
  { services, who },
) => {
  if (workspace_id !== undefined) await sharedWorkspace({ services, who }, workspace_id, 'use');
  const content = contentOf(services.now(), template, draft);
  return inTransaction(services.db, async (tx) => {
    if (workspace_id !== undefined) await lockWorkspace(tx, workspace_id, 'share');
    const survey_id = await insertSurvey(tx, who.user_id, { survey_name, ...content });
    if (workspace_id !== undefined) await placeSurveys(tx, [survey_id], workspace_id);
    return { survey: await surveyListItem(tx, { user_id: who.user_id, now: services.now() }, survey_id) };
  });
};

function contentOf(
  now: number,
  template: SurveyTemplate | undefined,
  draft: CallInput<'createSurvey'>['draft'],
): Omit<NewSurvey, 'survey_name'> {
  if (draft) return fromDraft(draft, now);
  return template === undefined ? {} : fromTemplate(template, now);
}
