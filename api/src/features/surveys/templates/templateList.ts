import type { ListedTemplate, SurveyTemplate } from '@dialogwerk/shared/contract';
import { surveyTemplates } from '@dialogwerk/shared/contract';
import { newSurveySettings } from '@dialogwerk/shared/contract/schemas';
import { questionsIn } from '../../../dialogs/questionsIn.ts';
import { previewOf } from './previewOf.ts';
import { snapshotOf } from './snapshotOf.ts';
import { templates } from './templates.ts';

let known: readonly ListedTemplate[] | null = null;

/** All templates in their order; played once, because they never change while the server runs. */
export function templateList(): readonly ListedTemplate[] {
  known ??= surveyTemplates.map(listed);
  return known;
}

function listed(template: SurveyTemplate): ListedTemplate {
  const { name, category, purpose, minutes, adapt, settings } = templates[template];
  const snapshot = snapshotOf(template);
  const { avatar_name, accent_color } = { ...newSurveySettings, ...settings };
  return {
    template,
    name,
    category,
    purpose,
    minutes,
    adapt,
    questions: questionsIn(snapshot.blocks),
    avatar_name,
    accent_color,
    preview: previewOf(snapshot),
  };
}
