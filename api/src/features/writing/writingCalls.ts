import type { Handlers } from '../../calls/handler.ts';
import { draftSurvey } from './draftSurvey.ts';
import { suggestTexts } from './suggestTexts.ts';
import { suggestTranslations } from './suggestTranslations.ts';

export const writingCalls = { draftSurvey, suggestTexts, suggestTranslations } satisfies Partial<Handlers>;
