export { canonicalEmail } from '../plainText.ts';
export { block, reply } from '../blocks/block.ts';
export { scaleTemplate, scaleTemplates } from '../blocks/scale.ts';
export { resultFilter } from './resultFilter.ts';
export { fixMessages, newSurveySettings, surveyConfig } from './survey.ts';
export { replyMedia, surveyMedia } from './media.ts';
export { staleTurn } from './live.ts';
export { changeConflict, surveyEvent, surveyStreamQuery } from './changes.ts';
