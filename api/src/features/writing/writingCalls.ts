import type { Handlers } from '../../calls/handler.ts';
import { draftSurvey } from './draftSurvey.ts';
import { suggestTexts } from './suggestTexts.ts';

export const writingCalls = { draftSurvey, suggestTexts } satisfies Partial<Handlers>;
