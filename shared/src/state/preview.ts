import type { SurveyData } from '../contract/index.ts';
import { crossAppAtom } from './crossAppAtom.ts';
import { fields, isText, orNull } from './guards.ts';
import { surveyGuard } from './survey.ts';

/** A dialog as it is being edited. */
export interface Preview {
  readonly survey: SurveyData;
  /** The block that is worked on; null for none. */
  readonly block: string | null;
}

/** What the preview is to show; null while none is open. Owner: the configurator. */
export const $preview = crossAppAtom<Preview | null>(
  'preview',
  null,
  orNull(fields<Preview>({ survey: surveyGuard, block: orNull(isText) })),
);
