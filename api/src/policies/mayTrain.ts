import type { PolicyContext, SurveyOfAuthor } from './findSurvey.ts';
import { withRight } from './withRight.ts';

/** The dialog, if the author may see and train it in the configurator. */
export function mayTrain(context: PolicyContext, id: string | number): Promise<SurveyOfAuthor> {
  return withRight(context, id, 'intrance');
}
