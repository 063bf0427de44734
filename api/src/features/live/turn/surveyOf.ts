import type { CompiledSurvey } from '@dialogwerk/shared/dialog';
import type { LiveServices } from '../LiveServices.ts';

/** The survey that a conversation runs on, at the conversation's revision, led by a model where the conversation began so. */
export async function surveyOf(
  live: Pick<LiveServices, 'compiled'>,
  survey_id: string,
  { revision, led }: { readonly revision: number; readonly led: boolean },
): Promise<CompiledSurvey> {
  const survey = await live.compiled.get(survey_id, revision, led);
  if (!survey) throw new Error(`revision ${revision} of survey ${survey_id} is not kept`);
  return survey;
}
