import type { Handlers } from '../../calls/handler.ts';
import { exitConditionCalls } from './exitConditions.ts';
import { surveyStructure } from './surveyStructure.ts';
import { updateSurveyBlocks } from './updateSurveyBlocks.ts';
import { updateSurveySettings } from './updateSurveySettings.ts';

/** The configurator's changes. */
export const blockCalls = {
  ...exitConditionCalls,
  surveyStructure,
  updateSurveyBlocks,
  updateSurveySettings,
} satisfies Partial<Handlers>;
