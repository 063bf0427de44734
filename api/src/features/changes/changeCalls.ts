import type { Handlers } from '../../calls/handler.ts';
import { changeHistory } from './changeHistory.ts';
import { surveyChanges } from './surveyChanges.ts';

/** Who changed what. */
export const changeCalls = { surveyChanges, changeHistory } satisfies Partial<Handlers>;
